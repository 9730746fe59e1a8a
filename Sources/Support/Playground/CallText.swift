import Foundation

/// Where a call stands in a source file, and the text that it has there.
///
/// A program reads its own source when it runs. Where that was edited after the program was built, the
/// text may be another one, so `text` is nil then.
struct CallText {
  /// Of the source file, when the program was compiled.
  let path: String
  let line: Int
  /// Of the bracket behind the name, counted in bytes from 1, as `#column` of a default argument does.
  let column: Int

  /// What stands between the brackets behind `name`, of an argument up to its comma; nil where the file can't
  /// be read, is newer than the program, or has no call of that name at this place.
  func text(behind name: String) -> String? {
    guard var source = Self.source(path) else { return nil }
    // Two bytes that end a line are one character.
    if source.utf8.contains(13) { source = source.replacing("\r\n", with: "\n") }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return nil }
    let start = lines[line - 1].utf8.dropFirst(column - 1).startIndex
    let before = source[..<start].reversed().drop { $0 == " " }
    guard before.starts(with: name.reversed()) else { return nil }
    var scanner = BracketScanner(rest: source.utf8[start...])
    return scanner.operand().map { Self.onOneLine(String($0)) }
  }

  /// What is printed in place of the text: `main.swift:28`.
  var place: String { "\(path.split(separator: "/").last ?? ""):\(line)" }

  /// The source as it was compiled. `workshop play` compiles other texts than those at `path`, and says
  /// in the environment below which folder they lie.
  private static func source(_ path: String) -> String? {
    if let folder = ProcessInfo.processInfo.environment["SOURCES_AS_BUILT"] {
      return try? String(contentsOfFile: folder + path, encoding: .utf8)
    }
    let program = Bundle.main.executablePath ?? ""
    // Where a build finds the same code in a newer file, it leaves the program, and writes beside it.
    let builds = [program, "\(program).build"].compactMap(changed)
    guard let built = builds.max(), let saved = changed(path), saved <= built else { return nil }
    return try? String(contentsOfFile: path, encoding: .utf8)
  }

  /// When a file was changed last.
  private static func changed(_ path: String) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  /// An expression of several lines on one: no space behind an opening bracket, and none before a
  /// closing one or a dot.
  private static func onOneLine(_ text: String) -> String {
    text.replacing(#/\s*\n\s*/#) { match in
      let before = text[..<match.range.lowerBound].last.map { "([".contains($0) }
      let after = text[match.range.upperBound...].first.map { ")].".contains($0) }
      return before ?? true || after ?? true ? "" : " "
    }
    .trimmingCharacters(in: .whitespaces)
  }
}

/// Finds the end of brackets in Swift source, past strings and comments.
private struct BracketScanner {
  var rest: Substring.UTF8View

  /// What stands behind an opening bracket, up to its closing one, or to a comma before that.
  mutating func operand() -> Substring? {
    rest = rest.dropFirst()
    let start = rest
    while let byte = rest.first {
      if ",)]}".utf8.contains(byte) { return Substring(start[..<rest.startIndex]) }
      skip(byte)
    }
    return nil
  }

  /// Goes past what begins here: brackets with all they hold, a string, a comment, or one byte.
  private mutating func skip(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      rest.removeFirst()
      while let next = rest.first, !")]}".utf8.contains(next) { skip(next) }
      rest = rest.dropFirst()
    case UInt8(ascii: "\""): skipString()
    case UInt8(ascii: "/") where rest.starts(with: "//".utf8): rest = rest.drop { $0 != 10 }
    default: rest.removeFirst()
    }
  }

  private mutating func skipString() {
    let quotes = rest.starts(with: "\"\"\"".utf8) ? "\"\"\"" : "\""
    rest = rest.dropFirst(quotes.utf8.count)
    while let byte = rest.first, !rest.starts(with: quotes.utf8) {
      rest.removeFirst()
      guard byte == UInt8(ascii: "\\"), let escaped = rest.first else { continue }
      if escaped == UInt8(ascii: "(") { skip(escaped) } else { rest.removeFirst() }
    }
    rest = rest.dropFirst(quotes.utf8.count)
  }
}
