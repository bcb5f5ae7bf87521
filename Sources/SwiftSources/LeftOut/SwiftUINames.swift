/// Names of SwiftUI and of the modules that come with it which are not here, and of which no view is made: what names them goes without, as with a framework's.
enum SwiftUINames {
  static let missing: Set<String> = [
    // Movement and what is drawn of it.
    "AnimationContext", "AnimationState", "BlurReplaceTransition", "CustomAnimation", "MoveTransition", "OffsetTransition", "OpacityTransition", "PushTransition",
    "ScaleTransition", "SlideTransition", "Spring", "SymbolEffect", "Transition", "TransitionPhase", "UnitCurve", "CustomHoverEffect", "HoverEffectContent",
    "Shader", "ShaderFunction", "ShaderLibrary", "TextAttribute", "TextRenderer",
    // Where a ScrollView comes to rest.
    "PagingScrollTargetBehavior", "ScrollTarget", "ScrollTargetBehavior", "ScrollTargetBehaviorContext", "ViewAlignedScrollTargetBehavior",
    // What is handed over between apps, and documents.
    "CodableTransferRepresentation", "DataRepresentation", "DropDelegate", "DropInfo", "FileDocument", "FileRepresentation", "ProxyRepresentation",
    "ReceivedTransferredFile", "ReferenceFileDocument", "SentTransferredFile", "TransferRepresentation", "Transferable",
    // What a person does, and what is read to them.
    "AXChartDescriptorRepresentable", "AccessibilityCustomContentKey", "AccessibilityRotorContent", "TextSelection", "UIGestureRecognizerRepresentable",
    // Values that stand beside views, and stores.
    "ContainerValues", "FetchRequest", "PreviewModifier", "PreviewModifierContent", "SectionedFetchRequest",
  ]
}
