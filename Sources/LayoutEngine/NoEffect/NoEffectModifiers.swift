// Written by the tests from the folder Sources/LayoutUI/Ignored: LAYOUTTRACE_RECORD=1 swift test --filter NoEffectTableTests
extension NoEffectModifier {
  /// `name | labels | reason`, a modifier a line.
  static let table = """
    accentColor | _ | A colour is drawn, not laid out.
    accessibility | label value hint hidden identifier addTraits removeTraits | Accessibility is spoken, not laid out.
    accessibilityAction | _ named | Accessibility is spoken, not laid out.
    accessibilityActions |  | Accessibility is spoken, not laid out.
    accessibilityActivationPoint | _ | Accessibility is spoken, not laid out.
    accessibilityAddTraits | _ | Accessibility is spoken, not laid out.
    accessibilityAdjustableAction |  | Accessibility is spoken, not laid out.
    accessibilityChildren |  | What a screen reader reads is no matter of layout.
    accessibilityCustomContent | _ importance | Accessibility is spoken, not laid out.
    accessibilityDirectTouch | _ options | Accessibility is spoken, not laid out.
    accessibilityElement | children | Accessibility is spoken, not laid out.
    accessibilityFocused | _ equals | The focus is spoken, not laid out.
    accessibilityHeading | _ | Accessibility is spoken, not laid out.
    accessibilityHidden | _ | Accessibility is spoken, not laid out.
    accessibilityHint | _ | Accessibility is spoken, not laid out.
    accessibilityIgnoresInvertColors | _ | Accessibility is spoken, not laid out.
    accessibilityInputLabels | _ | Accessibility is spoken, not laid out.
    accessibilityLabel | _ | Accessibility is spoken, not laid out.
    accessibilityLabeledPair | role id in | Accessibility is spoken, not laid out.
    accessibilityLinkedGroup | id in | Accessibility is spoken, not laid out.
    accessibilityRemoveTraits | _ | Accessibility is spoken, not laid out.
    accessibilityRepresentation |  | Accessibility is spoken, not laid out.
    accessibilityRespondsToUserInteraction | _ | Accessibility is spoken, not laid out.
    accessibilityRotor | _ entries entryLabel String> | What a screen reader reads is no matter of layout.
    accessibilityScrollAction |  | Accessibility is spoken, not laid out.
    accessibilityShowsLargeContentViewer |  | Accessibility is spoken, not laid out.
    accessibilitySortPriority | _ | Accessibility is spoken, not laid out.
    accessibilityTextContentType | _ | Accessibility is spoken, not laid out.
    accessibilityValue | _ | Accessibility is spoken, not laid out.
    accessibilityZoomAction |  | Accessibility is spoken, not laid out.
    actionSheet | isPresented | An action sheet is shown on its own.
    alert | _ isPresented presenting error item | An alert is shown on its own.
    allowedDynamicRange | _ | How bright a picture is does not change its size.
    allowsHitTesting | _ | What can be tapped does not change the size.
    autocapitalization | _ | The keyboard's help with typing does not change the size.
    autocorrectionDisabled | _ | The keyboard's help with typing does not change the size.
    backgroundStyle | _ | A style is drawn, not laid out.
    badgeProminence | _ | A colour is drawn, not laid out.
    blendMode | _ | It is drawn and not laid out.
    blur | radius opaque | It is drawn and not laid out.
    brightness | _ | It is drawn and not laid out.
    buttonRepeatBehavior | _ | A menu is shown on its own.
    colorInvert |  | It is drawn and not laid out.
    colorMultiply | _ | It is drawn and not laid out.
    colorScheme | _ | Light and dark are laid out alike.
    compositingGroup |  | It is drawn and not laid out.
    confirmationDialog | _ isPresented titleVisibility | A dialog is shown on its own.
    containerBackground | _ for alignment | What is drawn behind a container has the container's size.
    containerShape | _ | The shape of a container does not change the size.
    contentShape | _ eoFill | The shape that is hit does not change the size.
    contentTransition | _ | A layout shows the end of a transition.
    contextMenu |  | A menu is shown on its own.
    contrast | _ | It is drawn and not laid out.
    defaultFocus | _ priority | Where typing begins is no matter of layout.
    defaultHoverEffect | _ | There is no pointer while views are laid out.
    defersSystemGestures | on | A gesture is felt, not laid out.
    deleteDisabled | _ | What can be deleted does not change the size.
    disableAutocorrection | _ | The keyboard's help with typing does not change the size.
    draggable |  | Nothing is dragged while views are laid out.
    drawingGroup | opaque | It is drawn and not laid out.
    dropDestination | for | Nothing is dropped while views are laid out.
    fileImporter | isPresented allowedContentTypes allowsMultipleSelection | A file browser is shown on its own.
    findDisabled | _ | What is searched for is no matter of layout.
    findNavigator | isPresented | What is searched for is no matter of layout.
    flipsForRightToLeftLayoutDirection | _ | A mirrored picture is as large.
    focusEffectDisabled | _ | The focus does not change the size.
    focusable | _ | The focus does not change the size.
    focused | _ equals | The focus does not change the size.
    focusedObject | _ | Who has the focus learns of an object; no size goes by it.
    focusedSceneObject | _ | The scene in front learns of an object; no size goes by it.
    focusedSceneValue | _ | Who has the focus learns of a value; no size goes by it.
    focusedValue | _ | Who has the focus learns of a value; no size goes by it.
    geometryGroup |  | It says how views move, and not where they end.
    gesture | _ including | A gesture is felt, not laid out.
    glassEffect | _ in | A material is drawn, not laid out.
    grayscale | _ | It is drawn and not laid out.
    help | _ | A tooltip is shown on its own.
    highPriorityGesture | _ including | A gesture is felt, not laid out.
    hoverEffect | _ isEnabled | There is no pointer while views are laid out.
    hoverEffectDisabled | _ | There is no pointer while views are laid out.
    hueRotation | _ | It is drawn and not laid out.
    interactiveDismissDisabled | _ | A sheet that stays when it is dragged is as large as any other.
    invalidatableContent | _ | Placeholders have the size of what they stand for.
    keyboardShortcut | _ modifiers | A key does not change the size.
    keyboardType | _ | The keyboard is not there while views are laid out.
    listItemTint | _ | A colour is drawn, not laid out.
    listRowBackground | _ | What is drawn behind a row has the row's size.
    listRowSeparator | _ edges | A separator is drawn between rows and takes no room.
    listRowSeparatorTint | _ edges | A colour is drawn, not laid out.
    listSectionSeparator | _ edges | A separator is drawn between sections and takes no room.
    listSectionSeparatorTint | _ edges | A separator is drawn between sections and takes no room.
    luminanceToAlpha |  | It is drawn and not laid out.
    mask | alignment _ | What shows through does not change the size.
    matchedTransitionSource | id in | A layout shows the end of a transition.
    menuActionDismissBehavior | _ | A menu is shown on its own.
    menuIndicator | _ | The mark of a menu is drawn in its label's place.
    menuOrder | _ | A menu is shown on its own.
    moveDisabled | _ | What can be moved does not change the size.
    navigationDestination | for isPresented item | Where a link leads has a root of its own.
    navigationDocument | _ | A menu behind the title does not change the bar.
    navigationTransition | _ | A layout shows the end of a transition.
    onContinuousHover | coordinateSpace | There is no pointer while views are laid out.
    onDeleteCommand |  | No key is pressed while views are laid out.
    onDrag |  | Nothing is dragged while views are laid out.
    onDrop | of isTargeted | Nothing is dropped while views are laid out.
    onExitCommand |  | No key is pressed while views are laid out.
    onHover |  | There is no pointer while views are laid out.
    onKeyPress | _ | No key is pressed while views are laid out.
    onLongPressGesture | minimumDuration maximumDistance | A gesture is felt, not laid out.
    onOpenURL |  | No URL is opened while views are laid out.
    onSubmit | of | Nothing is submitted while views are laid out.
    paletteSelectionEffect | _ | A menu is shown on its own.
    persistentSystemOverlays | _ | System overlays are the device's.
    photosPicker | isPresented selection maxSelectionCount matching | A picker of pictures covers the screen.
    preferredColorScheme | _ | Light and dark are laid out alike.
    presentationBackground | _ | The ground of a sheet is drawn, not laid out.
    presentationBackgroundInteraction | _ | What a finger reaches behind a sheet is no matter of layout.
    presentationContentInteraction | _ | What a finger moves first is no matter of layout.
    presentationCornerRadius | _ | The corners of a sheet are drawn, not laid out.
    presentationDragIndicator | _ | The mark at the top of a sheet lies over its content.
    previewDevice | _ | The canvas is that of the command: --device or --proposal.
    previewDisplayName | _ | The name of a preview is no part of it.
    previewInterfaceOrientation | _ | The canvas is that of the command: --device or --proposal.
    previewLayout | _ | The canvas is that of the command: --device or --proposal.
    privacySensitive | _ | Placeholders have the size of what they stand for.
    projectionEffect | _ | It moves what is drawn; the place that the view takes stays.
    redacted | reason | Placeholders have the size of what they stand for.
    refreshable |  | Nothing is refreshed while views are laid out.
    renameAction |  | A menu behind the title does not change the bar.
    replaceDisabled | _ | What is searched for is no matter of layout.
    rotation3DEffect | _ axis anchor anchorZ perspective | It turns what is drawn; the place that the view takes stays.
    saturation | _ | It is drawn and not laid out.
    scrollBounceBehavior | _ axes | Nothing bounces while views are laid out.
    scrollContentBackground | _ | The background of a List is drawn behind its rows.
    scrollDisabled | _ | That it cannot be scrolled does not change where it is.
    scrollDismissesKeyboard | _ | The keyboard is not there while views are laid out.
    scrollIndicators | _ axes | Indicators are drawn over the content.
    scrollIndicatorsFlash | onAppear trigger | Indicators are drawn over the content.
    scrollPosition | _ anchor | A ScrollPosition is not followed: the view stays where scrollTo or the binding of scrollPosition(id:) takes it.
    scrollTargetBehavior | _ | Nothing is scrolled by a finger while views are laid out.
    scrollTargetLayout | isEnabled | Nothing is scrolled by a finger while views are laid out.
    scrollTransition | _ axis | It changes what is drawn; the place that the view takes stays.
    searchCompletion | _ | Suggestions are shown on their own.
    searchFocused | _ equals | Where typing goes is no matter of layout.
    searchPresentationToolbarBehavior | _ | Suggestions are shown on their own.
    searchScopes | _ activation | Scopes are shown while a person searches.
    searchSuggestions |  | Suggestions are shown on their own.
    selectionDisabled | _ | What can be selected does not change the size.
    sensoryFeedback | _ trigger | Feedback is felt, not laid out.
    simultaneousGesture | _ including | A gesture is felt, not laid out.
    speechAdjustedPitch | _ | Accessibility is spoken, not laid out.
    speechAlwaysIncludesPunctuation | _ | Accessibility is spoken, not laid out.
    speechAnnouncementsQueued | _ | Accessibility is spoken, not laid out.
    speechSpellsOutCharacters | _ | Accessibility is spoken, not laid out.
    springLoadingBehavior | _ | Nothing is dropped while views are laid out.
    statusBar | hidden | The status bar is the device's.
    statusBarHidden | _ | The status bar is the device's.
    strikethrough | _ pattern color | A line is drawn through the text and takes no room.
    submitLabel | _ | The keyboard is not there while views are laid out.
    submitScope | _ | Nothing is submitted while views are laid out.
    swipeActions | edge allowsFullSwipe | Actions are shown when a row is swiped.
    symbolEffect | _ options isActive value | An animation ends where it began.
    symbolEffectsRemoved | _ | An animation ends where it began.
    symbolRenderingMode | _ | The colours of a symbol are drawn, not laid out.
    symbolVariant | _ | A variant of a symbol has about its size.
    tabPlacement | _ | Where a tab is listed does not change the room of its content.
    tabViewCustomization | _ | Where a tab is listed does not change the room of its content.
    textContentType | _ | What the keyboard suggests does not change the size.
    textInputAutocapitalization | _ | The keyboard's help with typing does not change the size.
    textSelection | _ | That a text can be selected does not change its size.
    textSelectionAffinity | _ | That a text can be selected does not change its size.
    tint | _ | A colour is drawn, not laid out.
    toolbarBackground | _ for | What is drawn behind a bar does not change its size.
    toolbarBackgroundVisibility | _ for | What is drawn behind a bar does not change its size.
    toolbarColorScheme | _ for | Light and dark are laid out alike.
    toolbarRole | _ | A role changes where items stand in a bar, and bars take the same room in each.
    toolbarTitleMenu |  | A menu behind the title does not change the bar.
    transaction |  | A layout shows the end of an animation.
    typeSelectEquivalent | _ | That a text can be selected does not change its size.
    underline | _ pattern color | A line is drawn below the text and takes no room.
    unredacted |  | Placeholders have the size of what they stand for.
    visualEffect |  | It changes what is drawn; the place that the view takes stays.
    writingToolsBehavior | _ | What helps with writing is no matter of layout.
    """
}
