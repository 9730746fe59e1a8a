import Foundation
import SwiftOutline
import TestSupport
import Testing
import ToolSupport

@testable import Book
@testable import WebBook

/// Random programs with nested printing calls, and matching or wrong transcripts. The seed is
/// printed first, because a trap ends the whole run. To repeat a run:
/// `SEED=1234 swift test --filter PlayedTextTests`.
@Suite("`PlayedSection` with random programs")
struct PlayedTextTests {
  @Test("`PlayedSection` keeps a program's code and adds only printed values")
  func programs() async throws {
    let wanted = ProcessInfo.processInfo.environment["SEED"].flatMap { UInt64($0) }
    let seed = wanted ?? UInt64.random(in: 0...9_999_999)
    try FileHandle.standardError.write(contentsOf: Data("PlayedTextTests: SEED=\(seed)\n".utf8))
    var maker = ProgramMaker(seed: seed)
    let chapter = try TestCheckout.checkout.chapter("Deps1")
    let blocks = GuideBlocks(of: chapter, in: TestCheckout.checkout)
    let (main, expected) = ("\(chapter.folder)/main.swift", chapter.expected)
    for number in 1...50 {
      let (program, transcript) = maker.next()
      let checkout = Checkout.with([main: program, expected: transcript])
      // A text that ends within a string can't be read.
      let source = try? SourceFile(reading: program, main)
      let sections = try? checkout.playedSections(of: chapter)
      let place = Comment(rawValue: "SEED=\(seed), number \(number):\n\(program)\n\n\(transcript)")
      #expect((source == nil) == (sections == nil), place)
      for section in sections ?? [] { check(section.lines, transcript, place) }
      if let source, let sections { checkCode(of: source, in: sections, place) }
      let changes = await blocks.changes(
        in: TestCheckout.checkout, of: [main: program], printing: transcript)
      #expect(sections?.isEmpty != false || changes["section-1"] != nil, place)
      // A page takes longer than all of the above.
      guard number.isMultiple(of: 10), sections != nil else { continue }
      let page = try BookSite(checkout).page(at: "\(chapter.folder)/README.html") ?? ""
      #expect(page.contains("id=\"program\""), place)
    }
  }

  /// Checks that the HTML of each line has the line's text, and that values are in the transcript.
  private func check(_ lines: [PlayedLine], _ transcript: String, _ place: Comment) {
    let printed = Set(transcript.split(whereSeparator: \.isNewline).map(String.init))
    let html = SwiftHTML.lines(of: lines)
    #expect(html.count == lines.count, place)
    for (line, html) in zip(lines, html) {
      #expect(!line.text.contains("\n"), place)
      #expect(html.replacing(#/<[^>]*>/#, with: "") == line.text.escapedForHTML, place)
      #expect(html.contains("class=\"v\"") == (line.value != nil), place)
      if let value = line.value { #expect(printed.contains(value.line), place) }
    }
    let marked = GuideBlocks.code(lines, before: lines.reversed(), "swift")
    #expect(marked.count(where: { $0 == "\n" }) == max(0, lines.count - 1), place)
  }

  /// Checks that each name is in the code of one section, once. If a heading isn't a plain string, its
  /// section isn't shown.
  private func checkCode(
    of source: SourceFile, in sections: [PlayedSection], _ place: Comment
  ) {
    func names(_ text: String) -> [String] {
      text.matches(of: #/\bn\d+\b/#).map { String($0.0) }
    }
    let shown = sections.flatMap { names($0.lines.compactMap(\.code).joined(separator: "\n")) }
    #expect(Set(shown).count == shown.count, place)
    let headings = source.calls(of: "section")
    guard let first = headings.first, headings.allSatisfy({ source.printed(by: $0) != nil }),
      source.calls(of: "staysOpen").isEmpty
    else { return }
    let end = source.text.utf8.count
    #expect(Set(shown) == Set(names(source.text(in: first.range.upperBound..<end))), place)
  }
}

/// Makes programs that mostly compile, and possible transcripts.
private struct ProgramMaker {
  private var random: SplitMix64
  private var names = 0
  private var printed: [String] = []
  private var before: [String] = []

  init(seed: UInt64) { random = SplitMix64(state: seed) }

  mutating func next() -> (program: String, transcript: String) {
    printed = []
    var program = (["section(\"\(Self.first)\")"] + statements(depth: 0)).joined(separator: "\n")
    if chance(6) {
      program = String(program.prefix(Int.random(in: 0...program.count, using: &random)))
    }
    if chance(6) { program = program.replacing("\n", with: chance(2) ? "\r\n" : "\r") }
    printed.insert("== \(Self.first) ==", at: 0)
    let transcript = [
      printed, printed, printed.shuffled(using: &random), printed.filter { _ in !chance(4) },
      before, Self.nonsense.shuffled(using: &random),
      (printed + Self.nonsense).shuffled(using: &random),
      [],
    ].randomElement(using: &random)
    before = printed
    return (program, (transcript ?? []).joined(separator: "\n"))
  }

  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 1...count, using: &random) == 1
  }

  private mutating func statements(depth: Int) -> [String] {
    (0..<Int.random(in: 1...(depth == 0 ? 4 : 2), using: &random)).map { _ in
      statement(depth: depth)
    }
  }

  private mutating func name() -> String {
    names += 1
    return "n\(names)"
  }

  /// The content of a statement's braces.
  private mutating func body(_ depth: Int) -> String {
    let inner = statements(depth: depth + 1)
    return chance(3)
      ? " \(inner.joined(separator: "; ")) "
      : "\n" + inner.map { "  " + $0.replacing("\n", with: "\n  ") }.joined(separator: "\n") + "\n"
  }

  private mutating func statement(depth: Int) -> String {
    let name = name()
    switch Int.random(in: 0...(depth < 3 ? 20 : 9), using: &random) {
    case 0...2:
      let expression =
        [
          name, "\(name).get()", "\(name)(\"a // b\")", "\(name)(\n  1,\n  [2])",
          "\"http://\\(\(name))\"", "try? await \(name)",
          "\(name).\(Self.long)",
        ].randomElement(using: &random) ?? name
      let value =
        (["1", "[(1, 11)]", "\"// x\"", "\u{1B}[1mx", "\u{1}", ""] + [Self.long])
        .randomElement(using: &random) ?? ""
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        printed.append("\(onOneLine(expression)) // \(value)")
      }
      return "show(\(expression))"
        + (["", "", "  // predict", " // why"].randomElement(using: &random) ?? "")
    case 3:
      printed.append("try \(name)()")
      return "try step { try \(name)() }"
    case 4:
      printed.append(name)
      return "note(\"\(name)\")"
    case 5: return "note(\"a \\(\(name)) // \\(f { show(b) })\")"
    case 6:
      printed.append("== Fake A ==")
      return "section(\"Fake A\")"
    case 7: return "let \(name) = 1"
    case 8: return "print(\"\"\"\n  \\(f { show(\(name)) })\n  show(c) // snippet.x\n  \"\"\")"
    case 9: return "// \(name) show(a)\n// snippet.a\n/* section(\"No\") */"
    case 10...12:
      let at = printed.count
      let inner = body(depth)
      printed.insert(onOneLine(inner), at: at)
      return "step {\(inner)}"
    case 13, 14: return "for x in \(name) {\(body(depth))}"
    case 15: return "do {\(body(depth))}"
    case 16: return "if \(name) {\(body(depth))} else {\(body(depth))}"
    case 17: return "\(name) {\(body(depth))}"
    case 18: return "show({\(body(depth))}())"
    case 19: return "section(\"Th\" + f {\(body(depth))})".replacing(#/\bn\d+\b/#, with: "x")
    default: return "f(step { \(name)() }, show(a)) { staysOpen(\"\") }"
    }
  }

  private static let first = "The shop's knot"
  private static let long =
    "aNameThatIsFarTooLongToStand.beforeItsValue.andAnother.thatIsLonger.still"
  private static let nonsense = [
    "", "== ==", "== \(first) ==", "== Fake A ==", "== Other ==", " // ", "// ", "n1 // ",
    "n2 // // 3", "\u{1}",
    "\u{2}n3 // \u{1}4", "   // the document says 5", "<b>&amp;", "\u{2028}\u{301}", "a // 1",
    "try",
  ]
}

private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
