import JSON

/// ``JSONShapes`` as a JSON Schema document, draft 2020-12.
enum JSONSchema {
  static var document: JSONValue {
    var definitions = JSONObject()
    for shape in JSONShapes.all { definitions[shape.name] = schema(of: shape) }
    definitions["root"] = ["oneOf": [reference("story"), reference("comment")]]
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "What kiosk writes as JSON",
      "version": .integer(JSONShapes.version),
      "description":
        "A list is an array of rows with --json and one row a line with --jsonl. Members may be added in later releases.",
      "oneOf": .array(JSONShapes.all.map { reference($0.name) }), "$defs": .object(definitions),
    ]
  }

  private static func reference(_ name: String) -> JSONValue { ["$ref": .text("#/$defs/\(name)")] }

  private static func schema(of shape: JSONShape) -> JSONValue {
    .object(["description": .text(shape.meaning)] + object(shape.members))
  }

  private static func object(_ members: [JSONShape.Member]) -> JSONObject {
    [
      "type": "object", "required": .array(members.filter(\.isRequired).map { .text($0.name) }),
      "properties": .object(JSONObject(members.map { ($0.name, schema(of: $0)) })),
    ]
  }

  private static func schema(of member: JSONShape.Member) -> JSONValue {
    let value = schema(of: member.value)
    return member.isNullable ? ["anyOf": [.object(value), ["type": "null"]]] : .object(value)
  }

  private static func schema(of value: JSONShape.Value) -> JSONObject {
    switch value {
    case .text: ["type": "string"]
    case .address: ["type": "string", "format": "uri"]
    case .time: ["type": "string", "format": "date-time"]
    case .day: ["type": "string", "format": "date"]
    case .integer: ["type": "integer"]
    case .truth: ["type": "boolean"]
    case .word(let words): ["enum": .array(words.map { .text($0) })]
    case .list(let element): ["type": "array", "items": .object(schema(of: element))]
    case .shape(let name): ["$ref": .text("#/$defs/\(name)")]
    case .members(let members): object(members)
    }
  }
}
