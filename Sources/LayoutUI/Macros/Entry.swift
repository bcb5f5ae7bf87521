/// Declares a value of the environment with its default: `extension EnvironmentValues { @Entry var radius: CGFloat = 4 }`.
@attached(accessor) @attached(peer, names: prefixed(_Key_)) public macro Entry() = #externalMacro(module: "LayoutUIMacros", type: "Entry")
