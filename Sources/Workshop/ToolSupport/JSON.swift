import Foundation

/// The JSON of a value, with a line break at its end; equal values have equal texts.
package func json(of value: some Encodable) throws(ToolError) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  do {
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  } catch {
    throw ToolError("JSON encoding failed: \(error).")
  }
}
