import SwiftOutline

/// A type as sources write it, without its comments, and with the same spaces however it is written.
struct TypeText: Sendable {
  private struct Piece {
    var text: String
    let isName: Bool
    let touchesPrevious: Bool
  }

  private var pieces: [Piece]

  /// - Parameter text: of a type that an outline has read.
  init(_ text: String) {
    var pieces: [Piece] = []
    var end = 0
    // What an outline has read as a type consists of tokens.
    if let file = try? SourceFile(path: "", text: text) {
      for token in file.tokens {
        defer { end = token.range.upperBound }
        if token.kind == .comment { continue }
        pieces.append(
          Piece(
            text: file.text(in: token.range),
            isName: token.kind == .identifier || token.kind == .keyword,
            touchesPrevious: token.range.lowerBound == end))
      }
    }
    self.pieces = pieces
  }

  /// The type, written the one way.
  var text: String { text(of: pieces[...]) }

  /// Whether a word such as `Self` is in it.
  func contains(_ word: String) -> Bool { pieces.contains { $0.text == word } }

  /// The type with other names: those that begin a path are asked for, labels are not.
  func naming(_ name: (String) -> String) -> TypeText {
    var renamed = self
    var brackets: [String] = []
    for index in pieces.indices {
      let text = pieces[index].text
      if text == "(" || text == "[" { brackets.append(text) }
      if text == ")" || text == "]" { _ = brackets.popLast() }
      guard pieces[index].isName, index == 0 || pieces[index - 1].text != "." else { continue }
      // In `[Key: Value]` a type stands before the colon.
      let isLabel =
        brackets.last == "(" && index + 1 < pieces.count && pieces[index + 1].text == ":"
      if !isLabel { renamed.pieces[index].text = name(text) }
    }
    return renamed
  }

  /// The names that begin a path.
  var names: Set<String> {
    var found: Set<String> = []
    _ = naming {
      found.insert($0)
      return $0
    }
    return found
  }
}

// MARK: - Writing

extension TypeText {
  private func text(of pieces: ArraySlice<Piece>) -> String {
    var text = ""
    var previous: Piece?
    for piece in pieces {
      if let previous, Self.isSpace(between: previous, and: piece) { text += " " }
      text += piece.text
      previous = piece
    }
    return text
  }

  private static func isSpace(between left: Piece, and right: Piece) -> Bool {
    switch (left.text, right.text) {
    case ("@", _), ("~", _), (".", _), (_, "."), (_, "..."): false
    case (_, ","), (_, ":"), (_, ")"), (_, "]"), ("(", _), ("[", _): false
    case (",", _), (":", _), ("->", _), (_, "->"), ("&", _), (_, "&"): true
    // `throws (E)` and `throws(E)` are the same; `@Sendable (Int)` and `@isolated(any)` are not.
    case ("throws", "("): false
    case (_, "("), (_, "["): !right.touchesPrevious
    case (let left, _) where left.hasSuffix("<"): false
    case (_, let right) where right.first.map("<>?!".contains) == true: false
    default: true
    }
  }
}

// MARK: - Taking apart

/// A type that is a name, with what stands in angle brackets behind it.
struct NamedType: Equatable {
  /// Such as `Resource` or `Scopes.Resource`; a whole type that is no name, as it is written.
  let name: String
  let arguments: String?

  /// The last of the names.
  var last: String { name.split(separator: ".").last.map(String.init) ?? name }
}

extension TypeText {
  private static let wordsBefore: Set<String> = ["any", "some", "nonisolated", "borrowing"]

  /// The types of a composition: of `A & B<C>`, `A` and `B`.
  var parts: [NamedType] { split(at: "&").map { part($0.pieces[...]) } }

  /// What stands between separators, but not between those in brackets.
  func split(at separator: String) -> [TypeText] {
    var all: [TypeText] = []
    var next = self
    next.pieces = []
    var depth = 0
    for piece in pieces {
      depth += Self.depthChange(of: piece.text)
      if piece.text == separator, depth == 0 {
        all.append(next)
        next.pieces = []
      } else {
        next.pieces.append(piece)
      }
    }
    return all + [next]
  }

  private func part(_ whole: ArraySlice<Piece>) -> NamedType {
    var rest = whole
    while let first = rest.first {
      if first.text == "@" {
        rest = rest.dropFirst(2)
      } else if Self.wordsBefore.contains(first.text), rest.dropFirst().first?.isName == true {
        rest = rest.dropFirst()
      } else {
        break
      }
    }
    let name = rest.prefix { $0.isName || $0.text == "." }
    rest = rest[name.endIndex...]
    if rest.isEmpty { return NamedType(name: text(of: name), arguments: nil) }
    guard rest.first?.text == "<", rest.last?.text == ">" else {
      return NamedType(name: text(of: whole), arguments: nil)
    }
    return NamedType(name: text(of: name), arguments: text(of: rest.dropFirst().dropLast()))
  }

  private static func depthChange(of text: String) -> Int {
    if ["(", "["].contains(text) { return 1 }
    if [")", "]"].contains(text) { return -1 }
    let angles = text.replacing("->", with: "")
    return angles.count { $0 == "<" } - angles.count { $0 == ">" }
  }
}
