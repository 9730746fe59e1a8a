import SwiftOutline
import ToolSupport

extension Checkout {
  /// The sections of a chapter's `main.swift` in order, each with the values of its transcript. What stands
  /// open at the end isn't among them.
  package func playedSections(
    of chapter: Chapter
  ) throws(ToolError) -> [(title: String, lines: [String])] {
    let source = try source("\(chapter.folder)/main.swift")
    let calls = PrintingCalls(of: source)
    return try source.shown(by: "section").map { heading throws(ToolError) in
      let printed = try section(heading.text, in: chapter.expected).lines
      let played = try PlayedSection(
        heading.text, of: source, calls, printing: Array(printed.dropFirst()))
      return (heading.text, played.lines)
    }
  }
}

/// The statements of a section of a chapter's `main.swift` as a reader would write them, with the values
/// of the transcript behind their lines.
///
///     let deps = Deps.makeDeps(aService: a, bService: b)
///     deps.aService = fake
///     deps.cService.getCs()  // [(-1, 11), (-2, 12), (-3, 13)]
struct PlayedSection {
  /// A value that makes a line longer stands below it.
  fileprivate static let width = 80

  let lines: [String]

  /// - Parameters:
  ///   - calls: what the source prints.
  ///   - transcript: the lines of the section, without its heading.
  /// - Throws: `ToolError` where the file has no such section.
  init(
    _ title: String, of source: SourceFile, _ calls: PrintingCalls, printing transcript: [String]
  ) throws(ToolError) {
    let headings = calls.headings
    guard let start = headings.firstIndex(where: { source.printed(by: $0) == title }) else {
      throw ToolError("\(source.path) has no section '\(title)'.")
    }
    let end =
      headings.indices.contains(start + 1)
      ? headings[start + 1].range.lowerBound : source.text.utf8.count
    let body = headings[start].range.upperBound..<end
    var writer = Writer(source: source, body: body, rest: transcript[...])
    lines = writer.written(calls.lines.filter { body.contains($0.range.lowerBound) })
  }

  /// The lines from one that begins with a text to one that begins with another, and the comments
  /// that belong to that.
  ///
  /// - Parameter allowsOtherValues: whether a text with a value means the last line with its code, where
  ///   no line has that value any more.
  /// - Throws: `ToolError` where no line begins so.
  func part(
    from first: String, to last: String, allowsOtherValues: Bool = false
  ) throws(ToolError) -> [String] {
    func index(_ start: String, in range: Range<Int>) throws(ToolError) -> Int {
      if let found = range.first(where: { lines[$0].hasPrefix(start) }) { return found }
      let code = start.firstRange(of: "  // ").map { start[..<$0.upperBound] }
      guard allowsOtherValues, let code,
        let found = range.last(where: { lines[$0].hasPrefix(code) })
      else { throw ToolError("No line of the section begins with '\(start)'.") }
      return found
    }
    let from = try index(first, in: lines.indices)
    let to = try index(last, in: from..<lines.count)
    let notes = lines[(to + 1)...].prefix { $0.hasPrefix("//") }
    return Array(lines[from..<(notes.isEmpty ? to + 1 : notes.endIndex)])
  }

  /// Writes the statements, and takes what they printed from the transcript, in order.
  private struct Writer {
    let source: SourceFile
    let body: Range<Int>
    /// What nothing has taken yet.
    private var rest: ArraySlice<String>
    private var edits: [(range: Range<Int>, text: String)] = []
    /// Where the call before ends.
    private var end: Int
    /// Whether that call may have printed more than once, or something that the source doesn't tell.
    private var isPrinting = false
    private let bytes: [UInt8]

    init(source: SourceFile, body: Range<Int>, rest: ArraySlice<String>) {
      (self.source, self.body, self.rest, end) = (source, body, rest, body.lowerBound)
      bytes = Array(source.text.utf8)
    }

    mutating func written(_ calls: [Call]) -> [String] {
      for call in calls { write(call) }
      comment(rest, above: body.upperBound)
      var text = bytes[body]
      for edit in edits.reversed() { text.replaceSubrange(edit.range, with: edit.text.utf8) }
      let lines = String(decoding: text, as: UTF8.self).lines.withoutMarks.flatMap(finished)
      return Array(lines.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed())
    }

    private mutating func write(_ call: Call) {
      let (text, start) = (source.printed(by: call), call.range.lowerBound)
      let found = text.flatMap { text in
        rest.firstIndex { call.name == "show" ? $0.hasPrefix("\(text) // ") : $0 == text }
      }
      var (value, output): (String, ArraySlice<String>) = ("", [])
      if let found, let text {
        // What is printed before a value is printed on the way to it, unless other code prints.
        if call.name == "show", !isPrinting, onlyDeclares(bytes[end..<start]) {
          output = rest[..<found]
        } else {
          comment(rest[..<found], above: start)
        }
        if call.name == "show" { value = "\u{1}\(rest[found].dropFirst(text.count + 4))\u{2}" }
        rest = rest[(found + 1)...]
        if rest.first?.trimming(while: { $0 == " " }).hasPrefix("// ") == true {
          output = [rest.removeFirst()] + output
        }
      }
      isPrinting = found == nil
      let code = (call.name == "show" ? call.arguments.first?.range : call.trailingClosure)
        .map(source.text)
      switch (call.name, text, code) {
      case ("note", let text?, _) where found != nil:
        edits.append((call.range, "// \(text)"))
      case ("note", _, _):
        edits.append((start..<start + "note".utf8.count, "print"))
      case (_, let text?, let code?):
        let word = Array("try ".utf8)
        let isTwice =
          text.hasPrefix("try ") && bytes[..<start].suffix(word.count).elementsEqual(word)
        edits.append(
          (
            start - (isTwice ? word.count : 0)..<call.range.upperBound,
            (text.count > PlayedSection.width ? outdented(code) : text) + value
          ))
      default: break
      }
      end = call.range.upperBound
      if !output.isEmpty { comment(output, above: endOfLine(end)) }
    }

    private func endOfLine(_ place: Int) -> Int {
      bytes[place..<body.upperBound].firstIndex(of: UInt8(ascii: "\n")) ?? body.upperBound
    }

    /// Whether code declares values at most.
    private func onlyDeclares(_ code: ArraySlice<UInt8>) -> Bool {
      String(decoding: code, as: UTF8.self).lines.dropFirst().allSatisfy { line in
        line.isEmpty
          || ["let ", "var ", "  ", "//", ")", "try", "await"].contains(where: line.hasPrefix)
      }
    }

    /// Puts what other code printed below the code that stands above a place.
    private mutating func comment(_ printed: ArraySlice<String>, above place: Int) {
      let lines = printed.filter { !$0.isEmpty }
      guard !lines.isEmpty else { return }
      let last = bytes[body.lowerBound..<place].lastIndex { !" \n".utf8.contains($0) }
      let end = (last ?? body.lowerBound - 1) + 1
      edits.append((end..<end, lines.map { "\n\u{1}\($0)\u{2}" }.joined()))
    }

    /// Code of several lines, as it stands outside of the brackets of a call.
    private func outdented(_ code: String) -> String {
      code.trimming(while: \.isWhitespace).lines.map { line in
        line.hasPrefix("  ") ? String(line.dropFirst(2)) : line
      }.joined(separator: "\n")
    }

    /// A line with its value behind it, or below it where that is too long.
    private func finished(_ line: String) -> [String] {
      guard let start = line.firstIndex(of: "\u{1}"), let end = line.firstIndex(of: "\u{2}") else {
        return [line]
      }
      let value = line[line.index(after: start)..<end].trimming { $0 == " " }
      let note = value.hasPrefix("//") ? value : "// \(value)"
      let code = String(line[..<start] + line[line.index(after: end)...])
      if code.allSatisfy(\.isWhitespace) {
        // The columns of a table stay below each other.
        let printed = line[line.index(after: start)..<end]
        return [value.hasPrefix("//") ? value : "// \(printed)"]
      }
      let whole = "\(code)  \(note)"
      return whole.count > PlayedSection.width
        ? [code, code.prefix { $0 == " " } + note] : [whole]
    }
  }
}
