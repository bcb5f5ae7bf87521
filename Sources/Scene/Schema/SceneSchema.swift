import LayoutEngine
import LayoutModel

/// The JSON Schema (2020-12) of a scene, for editors: made from what the primitives declare, so it knows what the decoder knows.
///
/// It checks shapes; what depends on the rest of the scene (names in expressions, ids, guides' axes) only the decoder does.
package enum SceneSchema {
  /// The file `Schema/scene.schema.json`.
  package static var text: String { document.text() + "\n" }

  private static var document: SchemaNode {
    .object([
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:layouttrace:scene:1",
      "title": "A scene of layouttrace, version 1",
      "type": "object",
      "required": ["version", "view"],
      "additionalProperties": false,
      "properties": .object([
        "$schema": ["type": ["string", "null"], "description": "Where an editor finds this schema."],
        "version": ["const": 1],
        "name": ["type": ["string", "null"], "description": "What the scene shows."],
        "environment": nullable(ref("environment")),
        "state": nullable([
          "type": "object", "description": "Variables by name; expressions read them.", "propertyNames": name, "additionalProperties": ref("stateValue"),
        ]),
        "alignments": nullable([
          "type": "object", "description": "Alignment guides of the scene's own.", "propertyNames": name,
          "additionalProperties": record(["axis": words(["horizontal", "vertical"]), "default": ref("formula")], required: ["axis", "default"]),
        ]),
        "view": ref("views"),
        "passes": nullable(["type": "array", "minItems": 1, "items": ref("pass")]),
      ]),
      "$defs": .object(definitions),
    ])
  }

  private static var definitions: KeyValuePairs<String, SchemaNode> {
    [
      "length": ["description": "Points: a number, \"infinity\", \".infinity\" or an expression.", "type": ["number", "string"]],
      "number": ["description": "A number or an expression.", "type": ["number", "string"]],
      "formula": ["description": "A number or an expression that is evaluated during layout.", "type": ["number", "string"]],
      "text": ["description": "A text: {expression} stands for its value, {{ and }} for a brace.", "type": "string"],
      "data": [
        "description": "Elements of a state's kinds, or objects whose members expressions read.", "type": "array",
        "items": ["anyOf": [ref("stateValue"), ["type": "object", "additionalProperties": nullable(ref("stateValue"))]]],
      ],
      "stateValue": ["anyOf": [["type": ["number", "boolean", "string"]], ref("size")]],
      "size": record(["width": ["type": "number"], "height": ["type": "number"]], required: ["width", "height"]),
      "insets": record(["top": plainNumber, "leading": plainNumber, "bottom": plainNumber, "trailing": plainNumber]),
      "font": ["description": "The name of a text style, or a font.", "anyOf": [words(TextStyle.allCases.map(\.rawValue)), ref("fontDescription")]],
      "fontDescription": font,
      "textPart": record(
        [("string", ref("text")), ("font", nullable(ref("font")))] + TextPart.lengths.map { ($0.name, plainNumber) },
        required: ["string"]
      ).describing("A part of a text in a font of its own; what it does not say it has of the text."),
      "gridItem": gridItem,
      "alignment": [
        "description": "A word such as topLeading, a guide of the scene's own, or a guide of each axis.",
        "anyOf": [
          ["type": "string"],
          record(["horizontal": kind(.horizontalAlignment), "vertical": kind(.verticalAlignment)], required: ["horizontal", "vertical"]),
        ],
      ],
      "environment": record([
        "layoutDirection": nullable(words(LayoutDirection.allCases.map(\.rawValue))), "displayScale": ["type": ["number", "null"], "exclusiveMinimum": 0],
        "device": ["type": ["string", "null"]], ControlSystem.key: nullable(words(ControlSystem.allCases.map(\.name))), "safeArea": nullable(ref("insets")),
        "font": nullable(ref("font")),
        DynamicTypeSize.key: nullable(words(DynamicTypeSize.allCases.map(\.rawValue))), "avoidsOrphans": ["type": ["boolean", "null"]],
        "defaultPadding": plainNumber,
      ]),
      "pass": record([
        "name": ["type": ["string", "null"]], "device": ["type": ["string", "null"]],
        DynamicTypeSize.key: nullable(words(DynamicTypeSize.allCases.map(\.rawValue))),
        "proposal": nullable(record(["width": ref("proposedLength"), "height": ref("proposedLength")])),
        "set": nullable(["type": "object", "additionalProperties": ref("stateValue")]),
        "scrollTo": nullable(["anyOf": [ref("scrollTo"), ["type": "array", "items": ref("scrollTo")]]]),
      ]),
      "scrollTo": record(
        ["id": ["type": "string"], "anchor": nullable(kind(.unitPoint))], required: ["id"]
      ).describing(
        "Scrolls to the view with that id, or .id, so that the anchor is the same point of it and of the ScrollView; without one by the least distance."),
      "proposedLength": ["anyOf": [["type": ["number", "null"]], ["enum": ["infinity", ".infinity"]]]],
      "views": ["anyOf": [ref("view"), ["type": "array", "items": ref("view")]]],
      "view": choice(SceneType.all.filter { $0.role != .modifier }),
      "modifier": choice(SceneType.all.filter { $0.role == .modifier }),
      "types": .object(SceneType.all.map { ($0.name, type($0)) }),
    ]
  }

  private static let plainNumber: SchemaNode = ["type": ["number", "null"]]
  /// No digit in front, no space, of ASCII's signs only _; written without \p, which not every validator knows.
  private static let name: SchemaNode = [
    "pattern": #"^[^\s\d!-/:-@\[-^`{-~][^\s!-/:-@\[-^`{-~]*$"#, "not": words(ExpressionNames.reserved.sorted()),
  ]
  private static var font: SchemaNode {
    let styles = TextStyle.allCases.map(\.rawValue)
    var members: [(String, SchemaNode)] = FontDecoder.lengths.map { ($0.0, ["type": ["number", "null"], "minimum": 0]) }
    members += [
      ("style", nullable(words(styles))), ("weight", nullable(words(FontWeight.allCases.map(\.rawValue)))),
      ("design", nullable(words(FontDesign.allCases.map(\.rawValue)))),
    ]
    members += FontDescription.flags.map { ($0.name, ["type": ["boolean", "null"]]) }
    return .object([
      ("description", "San Francisco in a text style or size, with its weight and design, or a fixed pitch."), ("type", "object"),
      ("additionalProperties", false), ("minProperties", 1), ("properties", .object(members)),
      ("dependentRequired", ["advance": ["lineHeight", "ascent"], "lineHeight": ["advance"]]),
    ])
  }

  private static var gridItem: SchemaNode {
    let length: SchemaNode = ["type": ["number", "string", "null"], "minimum": 0]
    let item = record([
      "fixed": length, "flexible": nullable(record(["minimum": length, "maximum": length])),
      "adaptive": nullable(record(["minimum": ["type": ["number", "string"], "minimum": 0], "maximum": length], required: ["minimum"])), "spacing": length,
      "alignment": nullable(ref("alignment")),
    ])
    guard case .object(let members) = item else { return item }
    let choice = GridItemDecoder.lengths.map { SchemaNode.object([("required", [.string($0)])]) }
    return .object([("description", "A column or row of a lazy grid.")] + members + [("oneOf", .array(choice))])
  }

  /// A view or modifier: an object whose `type` says which schema it follows.
  private static func choice(_ types: [SceneType]) -> SchemaNode {
    [
      "type": "object", "required": ["type"], "properties": ["type": words(types.map(\.name))],
      "allOf": .array(
        types.map { ["if": ["properties": ["type": ["const": .string($0.name)]]], "then": ["$ref": .string("#/$defs/types/\($0.name)")]] }),
    ]
  }

  private static func type(_ type: SceneType) -> SchemaNode {
    var properties: [(String, SchemaNode)] = [("type", ["const": .string(type.name)])]
    properties.append((type.keyMember, ["type": ["string", "null"], "minLength": 1]))
    if type.role != .modifier { properties.append(("modifiers", nullable(["type": "array", "items": ref("modifier")]))) }
    properties += type.parameters.map { parameter in
      let schema = parameter.isRequired ? kind(parameter.kind) : nullable(kind(parameter.kind))
      return (parameter.name, schema.describing(parameter.doc))
    }
    return [
      "description": .string(type.summary), "type": "object", "additionalProperties": false,
      "required": .array((["type"] + type.parameters.filter(\.isRequired).map(\.name)).map { .string($0) }), "properties": .object(properties),
    ]
  }

  private static func kind(_ kind: Parameter.Kind) -> SchemaNode {
    switch kind {
    case .length: ref("length")
    case .number: ref("number")
    case .integer: ["type": ["integer", "string"]]
    case .bool: ["type": ["boolean", "string"]]
    case .scalar: ["type": ["number", "boolean", "string"]]
    case .text: ref("text")
    case .name, .sizeState, .guide: ["type": "string"]
    case .data: ref("data")
    case .alignment: ref("alignment")
    case .horizontalAlignment: open(GuideNames.horizontal)
    case .verticalAlignment: open(GuideNames.vertical)
    case .choice(let list): words(list)
    case .choices(let list): ["anyOf": [words(list), ["type": "array", "items": words(list)]]]
    case .formula: ref("formula")
    case .formulas(let names, _): record(names.map { ($0, ref("formula")) }, required: names)
    case .insets: ref("insets")
    case .unitPoint:
      [
        "anyOf": [
          words(Point.unitPoints.keys.sorted()), record(["x": ["type": "number"], "y": ["type": "number"]], required: ["x", "y"]),
        ]
      ]
    case .range: ["type": "array", "minItems": 2, "maxItems": 2, "items": ["type": ["integer", "null"]]]
    case .font: ref("font")
    case .textParts: ["type": "array", "items": ref("textPart")]
    case .gridItems: ["type": "array", "minItems": 1, "items": ref("gridItem")]
    case .content: ref("views")
    case .children: ["type": "array", "items": ref("view")]
    case .any: [:]
    }
  }

  private static func ref(_ name: String) -> SchemaNode { ["$ref": .string("#/$defs/\(name)")] }
  private static func words(_ words: [String]) -> SchemaNode { ["enum": .array(words.map { .string($0) })] }
  /// These words, or a guide of the scene's own.
  private static func open(_ list: [String]) -> SchemaNode { ["anyOf": [words(list), ["type": "string"]]] }
  private static func nullable(_ schema: SchemaNode) -> SchemaNode {
    if case .object(let members) = schema, members.isEmpty { return schema }
    return ["anyOf": [schema, ["type": "null"]]]
  }
  private static func record(_ members: KeyValuePairs<String, SchemaNode>, required: [String] = []) -> SchemaNode {
    record(members.map { ($0.key, $0.value) }, required: required)
  }
  private static func record(_ members: [(String, SchemaNode)], required: [String]) -> SchemaNode {
    var result: [(String, SchemaNode)] = [("type", "object"), ("additionalProperties", false)]
    if !required.isEmpty { result.append(("required", .array(required.map { .string($0) }))) }
    return .object(result + [("properties", .object(members))])
  }
}
