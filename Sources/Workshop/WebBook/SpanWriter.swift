/// Turns the text of one paragraph into HTML: code, bold, italic, links.
///
/// It works on bytes, because characters are slow in a debug build.
struct SpanWriter {
  let bytes: [UInt8]
  let link: (String) -> String
  let strong: (String, String) -> String
  private(set) var html: [UInt8] = []
  private(set) var depth = 0

  /// How far to search for the end of a span. Without a limit, a text with many openings would take
  /// quadratic time.
  private static let reach = 1000

  /// - Parameter strong: replaces bold text, given its Markdown and HTML.
  static func html(
    of text: some StringProtocol, link: @escaping (String) -> String,
    strong: @escaping (String, String) -> String = { $1 }
  ) -> String {
    var writer = SpanWriter(bytes: Array(text.utf8), link: link, strong: strong)
    writer.write(writer.bytes.indices)
    return String(decoding: writer.html, as: UTF8.self)
  }

  /// - Parameter links: whether to make links. Links can't be nested.
  private mutating func write(_ range: Range<Int>, links: Bool = true) {
    depth += 1
    defer { depth -= 1 }
    guard depth < 12 else { return writeText(range) }
    var rest = range
    while let byte = rest.first.map({ bytes[$0] }) {
      let end: Int? =
        switch byte {
        case UInt8(ascii: "`"): writeCode(rest)
        case UInt8(ascii: "*"): writeStars(rest, links)
        case UInt8(ascii: "["): links ? writeLink(rest) : nil
        case UInt8(ascii: "<"): writeAngle(rest, links)
        case UInt8(ascii: "!"): skipImage(rest)
        default: nil
        }
      if end == nil { html.appendEscaped(byte) }
      rest = (end ?? rest.lowerBound + 1)..<rest.upperBound
    }
  }

  private mutating func writeText(_ range: Range<Int>) {
    for index in range { html.appendEscaped(bytes[index]) }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The end of the run of equal bytes at the start of a range.
  private func runEnd(_ range: Range<Int>) -> Int {
    range.first { bytes[$0] != bytes[range.lowerBound] } ?? range.upperBound
  }

  /// The code between the backticks at the start of a range and the matching ones; nil without those.
  private func code(_ range: Range<Int>) -> (content: Range<Int>, end: Int)? {
    let start = runEnd(range)
    let range = range.prefix(start - range.lowerBound + Self.reach)
    var at = start
    while at < range.upperBound {
      let end = bytes[at] == UInt8(ascii: "`") ? runEnd(at..<range.upperBound) : at
      if end - at == start - range.lowerBound { return (start..<at, end) }
      at = max(end, at + 1)
    }
    return nil
  }

  private mutating func writeCode(_ range: Range<Int>) -> Int {
    guard let (content, end) = code(range) else {
      writeText(range.lowerBound..<runEnd(range))
      return runEnd(range)
    }
    let text = text(content).replacing("\n", with: " ")
    // A space at both ends separates the content from backticks.
    let isPadded = text.hasPrefix(" ") && text.hasSuffix(" ") && !text.isBlank
    let code = isPadded ? String(text.dropFirst().dropLast()) : text
    html += "<code>\(code.escapedForHTML)</code>".utf8
    return end
  }

  private mutating func writeStars(_ range: Range<Int>, _ links: Bool) -> Int {
    let start = runEnd(range)
    let count = min(start - range.lowerBound, 2)
    guard isAttached(before: range.lowerBound - 1, after: start),
      let end = closingStars(count, start..<range.upperBound)
    else {
      writeText(range.lowerBound..<start)
      return start
    }
    let tag = count == 2 ? "strong" : "em"
    html += "<\(tag)>".utf8
    let (inner, place) = (range.lowerBound + count..<end - count, html.count)
    write(inner, links: links)
    if count == 2 {
      let written = String(decoding: html[place...], as: UTF8.self)
      html.replaceSubrange(place..., with: strong(text(inner), written).utf8)
    }
    html += "</\(tag)>".utf8
    return end
  }

  /// The end of the stars that match this many opening ones.
  private func closingStars(_ count: Int, _ range: Range<Int>) -> Int? {
    let range = range.prefix(Self.reach)
    var at = range.lowerBound
    while at < range.upperBound {
      let rest = at..<range.upperBound
      switch bytes[at] {
      case UInt8(ascii: "`"): at = code(rest)?.end ?? runEnd(rest)
      case UInt8(ascii: "*"):
        let end = runEnd(rest)
        let closes = count == 2 ? end - at >= 2 : end - at != 2
        if closes, at > range.lowerBound, isAttached(before: end, after: at - 1) { return end }
        at = end
      default: at += 1
      }
    }
    return nil
  }

  /// Whether stars attach to the text after them, in either direction: they touch it, and
  /// punctuation there counts only if there is no letter on their other side.
  private func isAttached(before: Int, after: Int) -> Bool {
    func byte(_ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0x20 }
    if byte(after) <= 0x20 { return false }
    return !byte(after).isPunctuation || byte(before) <= 0x20 || byte(before).isPunctuation
  }

  /// Writes `[text](target)`, without the link if its target could run code.
  private mutating func writeLink(_ range: Range<Int>) -> Int? {
    guard let close = closing(UInt8(ascii: "]"), range), close + 1 < range.upperBound,
      bytes[close + 1] == UInt8(ascii: "("),
      let end = closing(UInt8(ascii: ")"), close + 1..<range.upperBound)
    else { return nil }
    let target = text(close + 2..<end)
    guard !target.contains(where: \.isWhitespace) else { return nil }
    let content = range.lowerBound + 1..<close
    guard Self.isHarmless(target) else {
      write(content, links: false)
      return end + 1
    }
    html += "<a href=\"\(link(target).escapedForHTML)\">".utf8
    write(content, links: false)
    html += "</a>".utf8
    return end + 1
  }

  /// The end of `![text](target)`. The only image of our pages shows the book itself, so it is skipped.
  private func skipImage(_ range: Range<Int>) -> Int? {
    let rest = range.dropFirst()
    guard let start = rest.first, bytes[start] == UInt8(ascii: "["),
      let close = closing(UInt8(ascii: "]"), start..<range.upperBound),
      close + 1 < range.upperBound,
      bytes[close + 1] == UInt8(ascii: "("),
      let end = closing(UInt8(ascii: ")"), close + 1..<range.upperBound)
    else { return nil }
    return end + 1
  }

  /// The position of the bracket that closes the one at the start of a range.
  private func closing(_ bracket: UInt8, _ range: Range<Int>) -> Int? {
    let range = range.prefix(Self.reach)
    var (at, depth) = (range.lowerBound, 0)
    while at < range.upperBound {
      let rest = at..<range.upperBound
      switch bytes[at] {
      case UInt8(ascii: "`"): at = (code(rest)?.end ?? runEnd(rest)) - 1
      case bytes[range.lowerBound]: depth += 1
      case bracket:
        depth -= 1
        if depth == 0 { return at }
      default: break
      }
      at += 1
    }
    return nil
  }

  /// Whether a target is a path or a web address, unlike `javascript:`.
  private static func isHarmless(_ target: String) -> Bool {
    let scheme = target.utf8.prefix { !":/?#".utf8.contains($0) }
    return target.utf8.dropFirst(scheme.count).first != UInt8(ascii: ":")
      || ["http", "https", "mailto"].contains(String(scheme)?.lowercased())
  }

  /// Writes `<https://…>`, and drops a comment.
  private mutating func writeAngle(_ range: Range<Int>, _ links: Bool) -> Int? {
    let range = range.prefix(Self.reach)
    let rest = bytes[range]
    if rest.starts(with: "<!--".utf8) {
      return rest.firstRange(of: Array("-->".utf8))?.upperBound
    }
    guard links, let end = range.first(where: { bytes[$0] == UInt8(ascii: ">") }) else {
      return nil
    }
    let target = text(range.lowerBound + 1..<end)
    guard target.hasPrefix("https://") || target.hasPrefix("http://"),
      !target.contains(where: \.isWhitespace)
    else { return nil }
    html += "<a href=\"\(link(target).escapedForHTML)\">\(target.escapedForHTML)</a>".utf8
    return end + 1
  }
}

extension UInt8 {
  /// Whether the byte is ASCII punctuation.
  fileprivate var isPunctuation: Bool {
    switch self {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
