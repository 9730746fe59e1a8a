import SwiftOutline

/// A plain edit of an alias, or of a composition in place.
package enum Fix: Sendable, Equatable {
  /// Removes the part of a composition that begins at a place.
  case drop(Place)
  /// Adds a name after the part of a composition that begins at a place.
  case add(String, after: Place)
  /// Removes `public` before the alias whose name is at a place.
  case makeInternal(Place)
  /// Several edits that belong together.
  case all([Fix])

  /// The paths of the files that it changes.
  var files: Set<String> { Set(edits.compactMap(\.place?.file)) }

  fileprivate var edits: [Fix] {
    if case .all(let fixes) = self { fixes.flatMap(\.edits) } else { [self] }
  }

  fileprivate var place: Place? {
    switch self {
    case .drop(let place), .add(_, let place), .makeInternal(let place): place
    case .all: nil
    }
  }
}

/// Carries out fixes in the texts of files.
package enum Fixer {
  /// The texts after the fixes. Comments stay. A composition that loses its last part becomes `Any`.
  ///
  /// - Parameter texts: of files, by their paths. A fix in another file, or at a place that isn't
  ///   what it was, is left out.
  package static func carryOut(_ fixes: [Fix], in texts: [String: String]) -> [String: String] {
    var texts = texts
    let byPlace = Dictionary(grouping: fixes.flatMap(\.edits), by: \.place)
    for (path, places) in Dictionary(grouping: byPlace.keys.compactMap(\.self), by: \.file) {
      guard var text = texts[path] else { continue }
      // From the end, so that the places before are still right.
      for place in places.sorted(by: { $0.isAfter($1) }) {
        guard let file = try? SourceFile(path: path, text: text) else { break }
        text = Editor(file: file).carryOut(byPlace[place] ?? [], at: place) ?? text
      }
      texts[path] = text
    }
    return texts
  }
}

private struct Editor {
  let file: SourceFile
  private var tree: TokenTree { file.tree }
  private var bytes: [UInt8] { Array(file.text.utf8) }

  /// The text after some fixes at one place; nil if there is nothing to fix.
  func carryOut(_ fixes: [Fix], at place: Place) -> String? {
    let found = tree.tokens.firstIndex { ($0.line, $0.column) == (place.line, place.column) }
    guard let index = found else { return nil }
    if fixes.contains(.makeInternal(place)) { return makingInternal(index) }
    let names = fixes.reduce(into: [String]()) { names, fix in
      if case .add(let name, _) = fix, !names.contains(name) { names.append(name) }
    }
    let part = part(at: index)
    let range = bytes(of: part)
    if fixes.contains(.drop(place)) {
      return names.isEmpty ? dropping(part) : replacing(range, with: names.joined(separator: " & "))
    }
    let isOnLineOfItsOwn =
      tree.sees("&", at: part.lowerBound - 1) && startsLine(part.lowerBound - 1)
    let separator = isOnLineOfItsOwn ? "\n" + indentation(of: part.lowerBound - 1) + "& " : " & "
    let end = range.upperBound
    return replacing(end..<end, with: names.map { separator + $0 }.joined())
  }

  /// The text without the `public` before the alias with its name at an index.
  private func makingInternal(_ index: Int) -> String? {
    var word = index - 1
    while word >= 0, !tree.sees("public", at: word), !tree.sees("}", at: word) { word -= 1 }
    guard word >= 0, tree.sees("public", at: word) else { return nil }
    let range = tree.tokens[word].range
    return replacing(range.lowerBound..<end(ofSpaceFrom: range.upperBound), with: "")
  }

  // MARK: - A part of a composition

  /// The tokens of the part that begins at an index, with the parentheses around it.
  private func part(at index: Int) -> Range<Int> {
    var (start, end) = (index, index + 1)
    while true {
      if tree.sees("<", at: end), let closing = tree.closing(of: end) {
        end = closing + 1
      } else if tree.sees(".", at: end) {
        end += 2
      } else if tree.sees("(", at: start - 1), tree.sees(")", at: end), isInComposition(start - 1) {
        (start, end) = (start - 1, end + 1)
      } else {
        return start..<end
      }
    }
  }

  /// Whether a parenthesis stands where a part of a composition can begin.
  private func isInComposition(_ index: Int) -> Bool {
    ["&", "=", "any", "some", ":", "("].contains { tree.sees($0, at: index - 1) }
  }

  private func bytes(of part: Range<Int>) -> Range<Int> {
    tree.tokens[part.lowerBound].range
      .lowerBound..<tree.tokens[part.upperBound - 1].range.upperBound
  }

  private func dropping(_ part: Range<Int>) -> String {
    let range = bytes(of: part)
    if tree.sees("&", at: part.lowerBound - 1) {
      return removing(tree.tokens[part.lowerBound - 1].range, range)
    }
    if tree.sees("&", at: part.upperBound) {
      let sign = tree.tokens[part.upperBound].range
      let next = end(ofSpaceFrom: sign.upperBound, withLines: true)
      if isSpace(range.upperBound..<sign.lowerBound) {
        return replacing(range.lowerBound..<next, with: "")
      }
      return removing(range, sign)
    }
    return replacing(range, with: "Any")
  }

  /// The text without two ranges, the first of them with the space after it. A line that has nothing
  /// else goes as a whole.
  private func removing(_ first: Range<Int>, _ second: Range<Int>) -> String {
    var bytes = bytes
    let lineEnd = end(ofSpaceFrom: second.upperBound)
    let isLast = lineEnd >= bytes.count || bytes[lineEnd] == UInt8(ascii: "\n")
    bytes.removeSubrange(second.lowerBound..<(isLast ? second.upperBound : lineEnd))
    var start = first.lowerBound
    var end = min(end(ofSpaceFrom: first.upperBound), second.lowerBound)
    if isLast, isSpace(end..<second.lowerBound) {
      end = second.lowerBound
      while start > 0, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(bytes[start - 1]) {
        start -= 1
      }
      if start > 0, bytes[start - 1] == UInt8(ascii: "\n") { start -= 1 }
      if start > 0, bytes[start - 1] == UInt8(ascii: "\r") { start -= 1 }
    }
    bytes.removeSubrange(start..<end)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func replacing(_ range: Range<Int>, with text: String) -> String {
    var bytes = bytes
    bytes.replaceSubrange(range, with: text.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: - Space

  private func isSpace(_ range: Range<Int>) -> Bool {
    end(ofSpaceFrom: range.lowerBound, withLines: true) >= range.upperBound
  }

  private func end(ofSpaceFrom offset: Int, withLines: Bool = false) -> Int {
    let signs = Set((withLines ? " \t\r\n" : " \t").utf8)
    let bytes = bytes
    return bytes[offset...].firstIndex { !signs.contains($0) } ?? bytes.count
  }

  private func startsLine(_ index: Int) -> Bool {
    index > 0 && tree.tokens[index - 1].line < tree.tokens[index].line
  }

  private func indentation(of index: Int) -> String {
    String(repeating: " ", count: tree.tokens[index].column - 1)
  }
}
