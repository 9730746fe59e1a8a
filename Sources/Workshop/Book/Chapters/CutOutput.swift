/// A program's output, cut to a readable size: a loop may print a hundred thousand lines, or one value may have that
/// many characters.
///
/// Each section keeps the lines that the book's transcript has too, and the first fifty others. The result is small
/// enough for a comparison by lines, and has the number of missing lines.
package struct CutOutput {
  /// The maximum number of lines in a section that the transcript lacks, and of such sections.
  static let maxOthers = 50
  /// The maximum length of a line.
  package static let mostCharacters = 2_000

  package let text: String

  /// - Parameter transcript: the book's transcript, or another to compare with.
  /// - Complexity: O(*n*) in the bytes of both.
  package init(_ output: String, like transcript: String) {
    var expected = TranscriptLines(transcript)
    var cutter = Cutter()
    Self.forEachLine(of: output) { line in
      let text =
        line.isLong && !expected.longLines.contains(line.text) ? line.text.cut() : line.text
      if let heading = line.heading {
        if expected.beginSection(heading) { cutter.begin(text) } else { cutter.leaveOutSection() }
      } else if expected.takeLine(line) {
        cutter.lines.append(text)
      } else {
        cutter.takeOther(text)
      }
    }
    cutter.endSection()
    text = cutter.lines.joined(separator: "\n")
  }

  /// Collects lines, and counts those that are left out.
  private struct Cutter {
    var lines: [String] = []
    private var others = 0
    private var left: (place: Int, count: Int)?

    mutating func begin(_ heading: String) {
      endSection()
      lines.append(heading)
    }

    mutating func takeOther(_ line: String) {
      guard others < CutOutput.maxOthers else { return leaveOut() }
      others += 1
      lines.append(line)
    }

    mutating func leaveOutSection() {
      others = CutOutput.maxOthers
      leaveOut()
    }

    private mutating func leaveOut() { left = (left?.place ?? lines.count, (left?.count ?? 0) + 1) }

    mutating func endSection() {
      if let left {
        let noun = left.count == 1 ? "line" : "lines"
        lines.insert("… \(left.count.grouped) more \(noun)", at: left.place)
      }
      (others, left) = (0, nil)
    }
  }

  /// The lines and expressions of the transcript, by section, with their counts.
  private struct TranscriptLines {
    private var sections: [String: [String: Int]] = [:]
    private var headings: [String: Int] = [:]
    private(set) var longLines: Set<String> = []
    /// The lines of the current section that haven't been printed yet.
    private var lines: [String: Int] = [:]
    private var otherSections = 0

    init(_ transcript: String) {
      var heading = ""
      CutOutput.forEachLine(of: transcript) { line in
        if let found = line.heading {
          heading = found
          headings[found, default: 0] += 1
        } else {
          sections[heading, default: [:]][line.text, default: 0] += 1
          if let expression = line.expression {
            sections[heading, default: [:]][expression, default: 0] += 1
          }
          if line.isLong { longLines.insert(line.text) }
        }
      }
      lines = sections[""] ?? [:]
    }

    /// Begins a section; false if the transcript doesn't have it and there are too many others.
    mutating func beginSection(_ heading: String) -> Bool {
      if !Self.take(heading, from: &headings) {
        guard otherSections < CutOutput.maxOthers else { return false }
        otherSections += 1
      }
      lines = sections[heading] ?? [:]
      return true
    }

    /// Takes a line out of the transcript, or a line with the same expression; false if there is none left.
    mutating func takeLine(_ line: Line) -> Bool {
      let isSame = Self.take(line.text, from: &lines)
      return line.expression.map { Self.take($0, from: &lines) } == true || isSame
    }

    private static func take(_ key: String, from counts: inout [String: Int]) -> Bool {
      guard let count = counts[key], count > 0 else { return false }
      counts[key] = count - 1
      return true
    }
  }

  /// One line of an output as bytes, because an unoptimized build needs seconds for a regex search in all lines.
  private struct Line {
    let bytes: UnsafeBufferPointer<UInt8>

    var text: String { String(decoding: bytes, as: UTF8.self) }

    var isLong: Bool { bytes.count > CutOutput.mostCharacters }

    /// The heading in `== A heading ==`.
    var heading: String? {
      guard bytes.count > 6, bytes.starts(with: "== ".utf8) else { return nil }
      let line = text
      return line.hasSuffix(" ==") ? String(line.dropFirst(3).dropLast(3)) : nil
    }

    /// The part before the value in `expression // value`.
    var expression: String? {
      var index = 1
      while index + 3 < bytes.count {
        if bytes[index] == UInt8(ascii: " "), bytes[index + 1] == UInt8(ascii: "/"),
          bytes[index + 2] == UInt8(ascii: "/"), bytes[index + 3] == UInt8(ascii: " ")
        {
          let start = UnsafeBufferPointer(rebasing: bytes[..<(index + 4)])
          return String(decoding: start, as: UTF8.self)
        }
        index += 1
      }
      return nil
    }
  }

  /// The last line is the text after the last line feed, which can be empty.
  private static func forEachLine(of text: String, _ body: (Line) -> Void) {
    var text = text
    text.withUTF8 { bytes in
      guard let base = bytes.baseAddress else { return }
      var (start, end) = (0, 0)
      while start <= bytes.count {
        while end < bytes.count, base[end] != UInt8(ascii: "\n") { end += 1 }
        body(Line(bytes: UnsafeBufferPointer(start: base + start, count: end - start)))
        (start, end) = (end + 1, end + 1)
      }
    }
  }
}

extension String {
  /// The text or, if it is longer, its beginning and the number of further characters.
  package func cut(to most: Int = CutOutput.mostCharacters) -> String {
    guard utf8.count > most else { return self }
    let shown = prefix(most)
    let more = self[shown.endIndex...].count
    let noun = more == 1 ? "character" : "characters"
    return more == 0 ? self : "\(shown)… \(more.grouped) more \(noun)"
  }
}

extension Int {
  /// With commas between thousands: `99,950`.
  package var grouped: String {
    let digits = String(magnitude)
    let groups = stride(from: digits.count, to: 0, by: -3).map { end in
      digits.dropFirst(Swift.max(0, end - 3)).prefix(end - Swift.max(0, end - 3))
    }
    return (self < 0 ? "-" : "") + groups.reversed().joined(separator: ",")
  }
}
