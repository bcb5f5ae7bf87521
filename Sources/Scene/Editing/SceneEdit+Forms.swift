extension SceneEdit {
  /// How each edit is written, and what it does: help and reference are made from it.
  package static let forms: [(form: String, doc: String)] = [
    ("remove NODE", "takes a modifier away, or a view with all in it"),
    ("unwrap NODE", "takes a container away and leaves its views in its place"),
    ("set NODE.argument VALUE", "gives an argument a value; null takes it away"),
    ("add NODE modifier [arguments]", "puts a modifier around a modifier, or around all that a view has; .fixedSize() as Swift writes it, too"),
    ("insert VIEW [arguments] before|after|in NODE", "puts a view beside another one, or last into it"),
    ("wrap NODE CONTAINER [arguments]", "puts a container around a view with its modifiers"),
    ("replace NODE VIEW [arguments]", "puts another view in a view's place; its modifiers stay"),
    ("move MODIFIER inside|outside NODE", "puts a modifier right inside or outside of another one; of a view, of all that it has"),
    ("move VIEW before|after|in NODE", "puts a view, with its modifiers, beside another one, or last into it"),
    ("canvas 320x480", "lays out in another canvas; a side may be nil or infinity"),
    ("state NAME VALUE", "gives a state of the scene another value"),
    ("environment NAME VALUE", "\(EnvironmentDecoder.keys.joined(separator: ", "))"),
  ]
}
