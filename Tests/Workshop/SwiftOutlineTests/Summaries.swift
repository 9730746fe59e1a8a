import SwiftOutline
import Testing

/// A source text with its expected summary in one line.
struct Row: Sendable, CustomTestStringConvertible {
  let text: String
  private(set) var expected: String
  var testDescription: String { text }

  init(_ text: String, _ expected: String...) {
    (self.text, self.expected) = (text, expected.joined(separator: separator))
  }

  /// Parses a table: each text is followed by `=>` and its summary, which further lines beginning with `=>` can continue.
  static func all(_ table: String) -> [Row] {
    var (rows, text): ([Row], [Substring]) = ([], [])
    for line in table.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let arrow = line.firstRange(of: "=>") else {
        text.append(line)
        continue
      }
      let found = String(line[arrow.upperBound...].dropFirst())
      if arrow.lowerBound > line.startIndex { text.append(line[..<arrow.lowerBound].dropLast(2)) }
      if text.isEmpty {
        rows[rows.count - 1].expected += separator + found
      } else {
        rows.append(Row(text.joined(separator: "\n"), found))
      }
      text = []
    }
    return rows
  }
}

/// Separates the parts of a summary.
private let separator = " · "

extension [String] {
  var inOneLine: String { joined(separator: separator) }
}

/// A line for each token: its kind and its text.
func tokens(of text: String) throws -> [String] {
  let file = try SourceFile(path: "f.swift", text: text)
  return file.tokens.map { token in
    "\(String(describing: token.kind).prefix(while: \.isLetter)) \(file.text(in: token.range))"
  }
}

/// The literal that a text consists of.
func literal(_ text: String) throws -> StringLiteral? {
  let file = try SourceFile(path: "f.swift", text: text)
  guard file.tokens.count == 1, case .string(let literal) = file.tokens[0].kind else { return nil }
  return literal
}

/// A line for each declaration of a text, with indented members.
func outline(of text: String) throws -> [String] {
  try declarations(in: text).flatMap(lines)
}

func declarations(in text: String) throws -> [Declaration] {
  try SourceFile(path: "f.swift", text: text).declarations()
}

/// The error of a text.
func parseError(of text: String) -> String? {
  do {
    _ = try SourceFile(path: "f.swift", text: text).declarations()
    return nil
  } catch {
    return error.description
  }
}

private func lines(_ declaration: Declaration) -> [String] {
  [line(declaration)] + declaration.members.flatMap(lines).map { "  " + $0 }
}

private func line(_ declaration: Declaration) -> String {
  var line = declaration.attributes.map { attribute in
    "@" + attribute.name + (attribute.arguments.map { "(\($0))" } ?? "") + " "
  }.joined()
  line += declaration.modifiers.map { $0 + " " }.joined()
  line += "\(declaration.kind.rawValue) \(declaration.name)"
  if !declaration.genericParameters.isEmpty {
    line += "<\(declaration.genericParameters.map(text).joined(separator: ", "))>"
  }
  if !declaration.parameters.isEmpty {
    line += "(\(declaration.parameters.map(text).joined(separator: ", ")))"
  }
  line += declaration.effects.map { " " + $0 }.joined()
  if let type = declaration.type, declaration.kind != .extension { line += " -> " + type.text }
  if !declaration.inheritance.isEmpty {
    line += " : \(declaration.inheritance.map(\.text).joined(separator: " | "))"
  }
  if !declaration.requirements.isEmpty {
    line += " where " + declaration.requirements.map(text).joined(separator: ", ")
  }
  line += declaration.initialValueRange != nil ? " = …" : ""
  if !declaration.accessors.isEmpty {
    line += " { \(declaration.accessors.map(text).joined(separator: "; ")) }"
  }
  return line
}

private func text(_ parameter: GenericParameter) -> String {
  parameter.name + (parameter.constraint.map { ": " + $0.text } ?? "")
}

private func text(_ requirement: GenericRequirement) -> String {
  requirement.subject.text + (requirement.isSameType ? " == " : ": ") + requirement.constraint.text
}

private func text(_ parameter: Parameter) -> String {
  "\(parameter.label ?? "-") \(parameter.name): \(parameter.type.text)"
}

private func text(_ accessor: Accessor) -> String {
  (accessor.modifiers + [accessor.name] + accessor.effects).joined(separator: " ")
}
