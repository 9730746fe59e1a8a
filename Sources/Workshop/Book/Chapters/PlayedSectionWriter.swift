import SwiftOutline

/// Reads the body of a section once, from beginning to end, and takes the printed lines of its calls from the
/// transcript, in order.
struct PlayedSectionWriter {
  private let source: SourceFile
  private let bytes: [UInt8]
  private let end: Int
  /// The offset up to which the section is written. It only moves forward, up to the end.
  private var position: Int
  /// The line of the source that the position is on.
  private var line: Int
  /// The lines of the transcript that aren't assigned yet.
  private var remaining: ArraySlice<String>
  /// The index of the last line that begins with a word, to avoid searching many lines for each call that printed
  /// none.
  private let lastLines: [String: Int]
  private var pieces: [PlayedPiece] = []
  /// Whether the previous call may have printed several lines, or a computed one.
  private var isPrinting = false

  /// - Parameters:
  ///   - bytes: the bytes of the source.
  ///   - line: the line of its heading.
  init(
    _ source: SourceFile, _ bytes: [UInt8], _ body: Range<Int>, below line: Int,
    printing transcript: [String]
  ) {
    (self.source, self.bytes) = (source, bytes)
    end = min(body.upperBound, bytes.count)
    position = min(body.lowerBound, end)
    self.line = source.line(of: position, from: line)
    remaining = transcript[...]
    lastLines = Dictionary(
      transcript.enumerated().map { (Self.firstWord(of: $1), $0) }, uniquingKeysWith: max)
  }

  private static func firstWord(of line: String) -> String {
    String(decoding: line.utf8.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
  }

  mutating func pieces(_ calls: [Call]) -> [PlayedPiece] {
    for call in calls {
      let hasOwnForm = call.name == "step" || call.trailingClosure == nil
      if hasOwnForm, call.range.lowerBound >= position, call.range.upperBound <= end {
        write(call)
      } else {
        // The call is inside a written call, or contains the next heading, so its text stays unchanged.
        isPrinting = true
      }
    }
    copy(to: end, printing: remaining)
    return pieces
  }

  private mutating func write(_ call: Call) {
    let printed = source.printed(by: call)
    let text = printed?.isEmpty == true ? nil : printed
    let shown = text.map { call.name == "show" ? "\($0) // " : $0 } ?? ""
    let isPrinted = lastLines[Self.firstWord(of: shown)].map { $0 >= remaining.startIndex } ?? false
    let found =
      text == nil || !isPrinted
      ? nil : remaining.firstIndex { call.name == "show" ? $0.hasPrefix(shown) : $0 == shown }
    var (before, output): (ArraySlice<String>, ArraySlice<String>) = ([], [])
    var value: PlayedValue?
    if let found, let text {
      // Lines before a value were printed while computing it, unless other code prints.
      if call.name == "show", !isPrinting, onlyDeclares(to: call.range.lowerBound) {
        output = remaining[..<found]
      } else {
        before = remaining[..<found]
      }
      if call.name == "show" {
        value = PlayedValue(expression: text, text: String(remaining[found].dropFirst(shown.count)))
      }
      remaining = remaining[(found + 1)...]
      if remaining.first?.trimming(while: { $0 == " " }).hasPrefix("// ") == true {
        output = remaining.prefix(1) + output
        remaining = remaining.dropFirst()
      }
    }
    isPrinting = found == nil
    copy(to: start(of: call, text), printing: before)
    let range = call.name == "show" ? call.arguments.first?.range : call.trailingClosure
    let code = range.map(source.text)
    switch (call.name, text, code) {
    case ("note", let text?, _) where found != nil: replace(to: call.range.upperBound, "// \(text)")
    case ("note", _, _): replace(to: call.range.lowerBound + call.name.utf8.count, "print")
    case (_, let text?, let code?):
      let space = code.utf8.prefix { " \n".utf8.contains($0) }.count
      let start = range.map { $0.lowerBound + space }
      replace(
        to: call.range.upperBound, from: start, text.count > 80 ? outdented(code) : text)
    default: break
    }
    if let value { pieces.append(.value(value)) }
    pieces.append(.output(Array(output)))
  }

  /// The start of a call's text, including a `try` that its statement has, too.
  private func start(of call: Call, _ text: String?) -> Int {
    let (start, word) = (call.range.lowerBound, Array("try ".utf8))
    let isTwice =
      text?.hasPrefix("try ") == true
      && code(to: start).suffix(word.count).elementsEqual(word)
    return isTwice ? start - word.count : start
  }

  /// The unwritten code up to an offset.
  private func code(to place: Int) -> ArraySlice<UInt8> {
    bytes[position..<max(position, min(place, end))]
  }

  /// Copies the code up to an offset, with the lines that other code printed below its last word.
  private mutating func copy(to place: Int, printing printed: ArraySlice<String>) {
    let code = code(to: place)
    let space = code.reversed().prefix { " \n".utf8.contains($0) }.count
    pieces += [
      .place(line), .code(String(decoding: code.dropLast(space), as: UTF8.self)),
      .output(Array(printed)), .code(String(decoding: code.suffix(space), as: UTF8.self)),
    ]
    advance(to: code.endIndex)
  }

  /// - Parameter start: the offset of the replacing text in the source.
  private mutating func replace(to place: Int, from start: Int? = nil, _ text: String) {
    let line = source.line(of: max(position, start ?? position), from: line)
    pieces += [.place(line), .code(text)]
    advance(to: code(to: place).endIndex)
  }

  private mutating func advance(to place: Int) {
    position = place
    line = source.line(of: position, from: line)
  }

  /// Whether the code up to an offset only declares values, and closes no braces that could belong to a loop.
  private func onlyDeclares(to place: Int) -> Bool {
    let lines = String(decoding: code(to: place), as: UTF8.self).lines
    return lines.first?.contains("}") != true
      && lines.dropFirst().allSatisfy { line in
        line.isEmpty
          || ["let ", "var ", "  ", "//", ")", "try", "await"].contains(where: line.hasPrefix)
      }
  }

  /// Code of several lines, without the indentation inside a call.
  private func outdented(_ code: String) -> String {
    code.trimming(while: \.isWhitespace).lines.map { line in
      line.hasPrefix("  ") ? String(line.dropFirst(2)) : line
    }.joined(separator: "\n")
  }
}
