/// Names of SwiftUI and of the modules that come with it which are not here, and of which no view is made: what names them goes without, as with a framework's.
enum SwiftUINames {
  /// Protocols of types that do nothing else than what they say, and that change no layout: for such a type a value stands that does nothing.
  static let idleRoles: Set<String> = [
    "CustomAnimation", "CustomHoverEffect", "DropDelegate", "PreviewModifier", "ScrollTargetBehavior", "TextRenderer", "Transition",
    "UIGestureRecognizerRepresentable",
  ]

  static let missing: Set<String> = idleRoles.union([
    // Movement and what is drawn of it.
    "AnimationContext", "AnimationState", "BlurReplaceTransition", "MoveTransition", "OffsetTransition", "OpacityTransition", "PushTransition",
    "ScaleTransition", "SlideTransition", "Spring", "SymbolEffect", "TransitionPhase", "UnitCurve", "HoverEffectContent", "Shader", "ShaderFunction",
    "ShaderLibrary", "TextAttribute",
    // Where a ScrollView comes to rest.
    "PagingScrollTargetBehavior", "ScrollTarget", "ScrollTargetBehaviorContext",
    // What is handed over between apps, and documents.
    "CodableRepresentation", "DataRepresentation", "DropInfo", "FileDocument", "FileRepresentation", "ProxyRepresentation", "ReceivedTransferredFile",
    "ReferenceFileDocument", "SentTransferredFile", "TransferRepresentation", "Transferable",
    // What is read to a person; values that stand beside views; stores.
    "AXChartDescriptorRepresentable", "AccessibilityCustomContentKey", "AccessibilityRotorContent", "ContainerValues", "FetchRequest", "PreviewModifierContent",
    "SectionedFetchRequest",
  ])
}
