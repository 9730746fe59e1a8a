// Given: leave this file as it is.

import Foundation

/// A value, or a list of values, from JSON. It throws an error where the text isn't JSON of this type.
func decoded<Value: Decodable>(_ type: Value.Type, from json: String) throws -> Value {
  try JSONDecoder().decode(type, from: Data(json.utf8))
}

/// A value, or a list of values, as JSON.
func encoded(_ value: some Encodable) throws -> String {
  String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
}
