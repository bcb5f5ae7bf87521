extension NoEffectModifier {
  /// Modifiers that do something in a program and nothing in a scene, in the form of `table`. Their Swift files are not in the folder `Ignored`.
  static let sceneTable = """
        controlGroupStyle | _ | A ControlGroup is laid out as its controls side by side in every style, until that is measured.
    accessibilityIdentifier | _ | It names the view for tests; commands find a scene's view by its id.
    antialiased | _ | How a picture is drawn does not change its size.
    badge | _ | It is drawn in the tab bar or at the end of a row, over what is there.
    buttonBorderShape | _ | A border is drawn in the room that the button's style keeps for it.
    coordinateSpace | _ name | It names a space for code to ask in, and a scene has none.
    disabled | _ | A disabled control is as large as an enabled one; code that reads isEnabled stands in programs alone.
    environmentObject | _ | Code reads the object, and a scene has none: what it holds is a state.
    groupBoxStyle | _ | A GroupBox is laid out alike in every style, until that is measured.
    headerProminence | _ | A header is laid out alike in every prominence, until that is measured.
    indexViewStyle | _ | The dots of a paged TabView are drawn over its pages.
    interpolation | _ | How a picture is drawn does not change its size.
    menuStyle | _ | A Menu is as large as its label in every style, until that is measured.
    navigationBarBackButtonHidden | _ | The button stands in the bar, which keeps its height.
    navigationSplitViewColumnWidth | _ min ideal max | A NavigationSplitView is laid out as its detail alone.
    navigationSubtitle | _ | It stands in the bar, which keeps its height.
    navigationViewStyle | _ | A NavigationView is laid out as a stack of screens in every style.
    onAppear |  | Code runs in a program: what it sets is `set` of a pass in a scene.
    onChange | of initial | Code runs in a program: what it sets is `set` of a pass in a scene.
    onDelete |  | Code runs in a program: what it sets is `set` of a pass in a scene.
    onDisappear |  | Code runs in a program: what it sets is `set` of a pass in a scene.
    onMove |  | Code runs in a program: what it sets is `set` of a pass in a scene.
    onPreferenceChange | _ | Code runs in a program: what it sets is `set` of a pass in a scene.
    onReceive | _ | Code runs in a program: what it sets is `set` of a pass in a scene.
    onTapGesture | count coordinateSpace | Code runs in a program: what it sets is `set` of a pass in a scene.
    preference | key value | Code reads the preference, and a scene has none: a size is read by readSize.
    renderingMode | _ | How a picture is drawn does not change its size.
    strokeBorder | _ lineWidth style antialiased | A line inside a shape's edge is drawn in the shape's frame.
    tabItem | content | Its label stands in the tab bar, which has a height of its own.
    tag | _ includeOptional | A tag tells choices of a picker apart; a scene says by `selection` which is made.
    task | id priority | Code runs in a program: what it sets is `set` of a pass in a scene.
    trim | from to | A part of a shape's line is drawn in the frame of the whole shape.
    """
}
