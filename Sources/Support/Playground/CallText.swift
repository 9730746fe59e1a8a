import Foundation

/// The place of a call in a source file, and its text there.
///
/// A program reads its own source when it runs. If the source was edited after the build, the
/// text may have changed, so `text` is nil then.
struct CallText {
  /// The path of the source file when the program was compiled.
  let path: String
  let line: Int
  /// The column of the bracket after the name, in bytes from 1, like `#column` in a default argument.
  let column: Int

  /// The text in the brackets after `name`, up to the first comma; nil if the file can't
  /// be read, is newer than the program, or has no such call at this place.
  func text(behind name: String) -> String? {
    guard var source = Self.source(path) else { return nil }
    // `\r\n` is one character.
    if source.utf8.contains(13) { source = source.replacing("\r\n", with: "\n") }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return nil }
    let start = lines[line - 1].utf8.dropFirst(column - 1).startIndex
    let before = source[..<start].reversed().drop { $0 == " " }
    guard before.starts(with: name.reversed()) else { return nil }
    var scanner = BracketScanner(rest: source.utf8[start...])
    return scanner.operand().map { Self.onOneLine(String($0)) }
  }

  /// The fallback for the text: `main.swift:28`.
  var place: String { "\(path.split(separator: "/").last ?? ""):\(line)" }

  /// The compiled source. `workshop play` compiles changed copies of the files, and passes their
  /// folder in the environment.
  private static func source(_ path: String) -> String? {
    if let folder = ProcessInfo.processInfo.environment["SOURCES_AS_BUILT"] {
      return try? String(contentsOfFile: folder + path, encoding: .utf8)
    }
    let program = Bundle.main.executablePath ?? ""
    // If an edit doesn't change the code, a build keeps the program and only writes a file next to it.
    let builds = [program, "\(program).build"].compactMap(changed)
    guard let built = builds.max(), let saved = changed(path), saved <= built else { return nil }
    return try? String(contentsOfFile: path, encoding: .utf8)
  }

  /// The modification date of a file.
  private static func changed(_ path: String) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  /// An expression joined into one line, without spaces after an opening bracket or before a
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

  /// The text after an opening bracket, up to the closing one or the first comma.
  mutating func operand() -> Substring? {
    rest = rest.dropFirst()
    let start = rest
    while let byte = rest.first {
      if ",)]}".utf8.contains(byte) { return Substring(start[..<rest.startIndex]) }
      skip(byte)
    }
    return nil
  }

  /// Skips brackets with their content, a string, a comment, or one byte.
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
