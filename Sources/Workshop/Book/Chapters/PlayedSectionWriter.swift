import SwiftOutline

/// Reads the body of a section from its beginning to its end, once, and takes what its calls printed
/// from the transcript, in order.
struct PlayedSectionWriter {
  private let source: SourceFile
  private let bytes: [UInt8]
  private let end: Int
  /// What comes before it is written. It never goes back, and never beyond the end.
  private var position: Int
  /// The line of the source that the position is on.
  private var line: Int
  /// The lines that nothing has taken yet.
  private var rest: ArraySlice<String>
  /// Where the last line is that begins with a word. A flood of lines isn't searched by each call that
  /// printed none of them.
  private let lastLines: [String: Int]
  private var pieces: [PlayedPiece] = []
  /// Whether the call before may have printed more than once, or something that the source doesn't tell.
  private var isPrinting = false

  /// - Parameters:
  ///   - bytes: of the source.
  ///   - line: of its heading.
  init(
    _ source: SourceFile, _ bytes: [UInt8], _ body: Range<Int>, below line: Int,
    printing transcript: [String]
  ) {
    (self.source, self.bytes) = (source, bytes)
    end = min(body.upperBound, bytes.count)
    position = min(body.lowerBound, end)
    self.line = source.line(of: position, from: line)
    rest = transcript[...]
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
        // It is in a call that is written, or around the next heading, and stays as it is.
        isPrinting = true
      }
    }
    copy(to: end, printing: rest)
    return pieces
  }

  private mutating func write(_ call: Call) {
    let printed = source.printed(by: call)
    let text = printed?.isEmpty == true ? nil : printed
    let shown = text.map { call.name == "show" ? "\($0) // " : $0 } ?? ""
    let isPrinted = lastLines[Self.firstWord(of: shown)].map { $0 >= rest.startIndex } ?? false
    let found =
      text == nil || !isPrinted
      ? nil : rest.firstIndex { call.name == "show" ? $0.hasPrefix(shown) : $0 == shown }
    var (before, output): (ArraySlice<String>, ArraySlice<String>) = ([], [])
    var value: PlayedValue?
    if let found, let text {
      // What is printed before a value is printed on the way to it, unless other code prints.
      if call.name == "show", !isPrinting, onlyDeclares(to: call.range.lowerBound) {
        output = rest[..<found]
      } else {
        before = rest[..<found]
      }
      if call.name == "show" {
        value = PlayedValue(expression: text, text: String(rest[found].dropFirst(shown.count)))
      }
      rest = rest[(found + 1)...]
      if rest.first?.trimming(while: { $0 == " " }).hasPrefix("// ") == true {
        output = rest.prefix(1) + output
        rest = rest.dropFirst()
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

  /// Where the text of a call begins: with the word `try` before it, if its statement has that too.
  private func start(of call: Call, _ text: String?) -> Int {
    let (start, word) = (call.range.lowerBound, Array("try ".utf8))
    let isTwice =
      text?.hasPrefix("try ") == true
      && code(to: start).suffix(word.count).elementsEqual(word)
    return isTwice ? start - word.count : start
  }

  /// What isn't written yet, up to a place.
  private func code(to place: Int) -> ArraySlice<UInt8> {
    bytes[position..<max(position, min(place, end))]
  }

  /// Copies the code up to a place, and puts what other code printed below its last word.
  private mutating func copy(to place: Int, printing printed: ArraySlice<String>) {
    let code = code(to: place)
    let space = code.reversed().prefix { " \n".utf8.contains($0) }.count
    pieces += [
      .place(line), .code(String(decoding: code.dropLast(space), as: UTF8.self)),
      .output(Array(printed)), .code(String(decoding: code.suffix(space), as: UTF8.self)),
    ]
    advance(to: code.endIndex)
  }

  /// - Parameter start: where the text begins that is in the place of what isn't written yet.
  private mutating func replace(to place: Int, from start: Int? = nil, _ text: String) {
    let line = source.line(of: max(position, start ?? position), from: line)
    pieces += [.place(line), .code(text)]
    advance(to: code(to: place).endIndex)
  }

  private mutating func advance(to place: Int) {
    position = place
    line = source.line(of: position, from: line)
  }

  /// Whether the code up to a place declares values at most. The call before is in no braces that end
  /// there, where it may be in a loop.
  private func onlyDeclares(to place: Int) -> Bool {
    let lines = String(decoding: code(to: place), as: UTF8.self).lines
    return lines.first?.contains("}") != true
      && lines.dropFirst().allSatisfy { line in
        line.isEmpty
          || ["let ", "var ", "  ", "//", ")", "try", "await"].contains(where: line.hasPrefix)
      }
  }

  /// Code of several lines, as it is outside of the brackets of a call.
  private func outdented(_ code: String) -> String {
    code.trimming(while: \.isWhitespace).lines.map { line in
      line.hasPrefix("  ") ? String(line.dropFirst(2)) : line
    }.joined(separator: "\n")
  }
}
