extension Scene {
  /// A scene to start from: small enough to be read, with a modifier, a stack in a stack and two devices. Nothing in it is a finding.
  package static let starter = """
    {
      "version": 1,
      "name": "A scene to start from",
      "view": {
        "type": "VStack",
        "id": "card",
        "alignment": "leading",
        "spacing": 12,
        "children": [
          { "type": "Text", "string": "Quarterly revenue report", "id": "title" },
          {
            "type": "HStack",
            "id": "row",
            "spacing": 8,
            "children": [
              { "type": "Text", "string": "Updated just now", "id": "stamp" },
              { "type": "Spacer", "id": "gap" },
              { "type": "Text", "string": "12 pages", "id": "pages" }
            ]
          }
        ],
        "modifiers": [ { "type": "padding", "length": 16, "id": "margin" } ]
      },
      "passes": [
        { "name": "iPhone SE", "device": "iPhone SE" },
        { "name": "iPhone 16", "device": "iPhone 16" }
      ]
    }

    """
}
