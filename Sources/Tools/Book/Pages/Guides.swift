import SwiftOutline
import ToolSupport

/// Checks every page of the checkout against what it quotes: blocks, links, tables, diagrams.
///
/// Each fenced block says in an HTML comment above it where its text comes from:
///
/// | fence | comment | is compared with |
/// |---|---|---|
/// | `swift` | `snippet: Deps.swift deps` | the part of that file between its marks |
/// | `console` | `transcript: Fake A` | that section of the chapter's transcript |
/// | `console` | `recorded: Measured/Recorded.txt One call` | that section of a file, from the page's folder |
/// | `console` | `refusal: Original` | the compiler's words in that fixture |
/// | `console` | `command: swift run workshop list` | what that program prints |
/// | `mermaid` | `objects: Who holds whom` | the references that section of the transcript lists |
/// | `mermaid` | `targets` | the package's own target graph |
/// | `mermaid` | `targets: Shapes/shared` | that of the package in that folder, from the page's |
/// | `sh` | none | the verbs, chapters and scripts that exist |
package struct Guides: Sendable {
  /// The headings of every chapter's guide, in this order.
  static let headings = [
    "Run it", "The pattern", "What it prints", "What the compiler refuses",
    "What the document says, what we found", "Cost, and when not to", "Exercise", "Source",
  ]

  /// A test may put another in its place; what was parsed stays known.
  package var checkout: Checkout
  private let graph: TargetGraph
  private let claims: Claims
  private let verbs: [String]
  private let snippets = ParsedFiles { text, path throws(ToolError) in
    try Snippets(of: SourceFile(reading: text, path))
  }
  private let anchors = ParsedFiles { text, _ throws(ToolError) in Markdown(text).anchors }
  /// The graph of a package within the checkout, by its folder.
  private let nested: @Sendable (_ package: String) async throws(ToolError) -> TargetGraph
  /// What a program of the package prints, given its name and its arguments; the guides quote it.
  private let output: @Sendable (_ command: [String]) async throws(ToolError) -> String

  package init(
    checkout: Checkout, graph: TargetGraph, claims: Claims, verbs: [String],
    nested: @escaping @Sendable (_ package: String) async throws(ToolError) -> TargetGraph,
    output: @escaping @Sendable (_ command: [String]) async throws(ToolError) -> String
  ) {
    (self.checkout, self.graph, self.claims, self.verbs) = (checkout, graph, claims, verbs)
    (self.nested, self.output) = (nested, output)
  }

  /// One page and, for a block that is a copy, the text it should have.
  package struct Report: Sendable {
    let page: String
    package var problems: [Problem] = []
    package var renewed: String
  }

  /// Every Markdown page, relative to the checkout.
  package func pages() throws(ToolError) -> [String] {
    let chapters = try checkout.files.files(below: checkout.path("Chapters")) { $0 == "Refused" }
    return ["README.md"]
      + chapters.filter { $0.hasSuffix("README.md") || !$0.contains("/") }
      .filter { $0.hasSuffix(".md") }.map { "Chapters/\($0)" }
  }

  /// - Complexity: O(*n*) in the length of the page and of what it quotes.
  package func report(on page: String) async throws(ToolError) -> Report {
    let text = try checkout.read(page)
    let markdown = Markdown(text)
    let chapter = try checkout.chapters().first { $0.guide == page }
    var report = Report(page: page, renewed: text)
    var lines = markdown.lines
    if let line = markdown.openFence {
      report.problems.append(Problem(page, line: line, "This block is never closed."))
      return report
    }
    for block in markdown.blocks.reversed() {
      switch await wanted(block, on: page, of: chapter) {
      case .copy(let wanted):
        guard let difference = TranscriptDifference(expected: wanted, printed: block.text) else {
          continue
        }
        let (source, found) = (difference.expected ?? "(ends)", difference.printed ?? "(ends)")
        report.problems.append(
          Problem(
            page, line: block.line + difference.line,
            "The block differs from its source: source '\(source)', page '\(found)'."))
        lines.replaceSubrange(
          block.body,
          with: wanted.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
      case .wrong(let sentences):
        report.problems += sentences.map { Problem(page, line: block.line, $0) }
      }
    }
    report.problems.reverse()
    report.renewed = lines.joined(separator: "\n")
    report.problems += linkProblems(markdown, on: page)
    report.problems += inlineCommandProblems(markdown, on: page)
    report.problems += verdictProblems(markdown, on: page)
    if let chapter { report.problems += shapeProblems(markdown, of: chapter) }
    return report
  }

  /// What a block should be: the copy of a text, or something that has been compared already.
  private enum Wanted {
    case copy(String)
    case wrong([String])
  }

  private func wanted(_ block: Markdown.Block, on page: String, of chapter: Chapter?) async
    -> Wanted
  {
    let folder = page.lastIndex(of: "/").map { String(page[...$0]) } ?? ""
    let (kind, rest) = split(block.marker ?? "")
    do throws(ToolError) {
      switch (block.language, kind) {
      case ("swift", "snippet"):
        let parts = rest.split(separator: " ").map(String.init)
        guard parts.count == 2 else {
          return .wrong(["Write 'snippet: FILE NAME' above the block."])
        }
        return .copy(try snippets.meaning(of: folder + parts[0], in: checkout)[parts[1]].get())
      case ("console", "transcript"):
        return try .copy(transcript(rest, of: chapter))
      case ("console", "recorded"):
        return try .copy(recorded(rest, below: folder))
      case ("console", "refusal"):
        return try .copy(words(of: rest, in: chapter))
      case ("console", "command"):
        return try await commandOutput(rest)
      case ("mermaid", "objects"):
        let held = try transcript(rest, of: chapter).split(separator: "\n").dropFirst()
        return .wrong(Diagram(block.text).differences(from: held.map(String.init)))
      case ("mermaid", "targets"):
        let graph = rest.isEmpty ? graph : try await nested(resolved(rest, from: page))
        return .wrong(Diagram(block.text).differences(from: graph))
      case ("sh", ""):
        return .wrong(commandProblems(block.text))
      default:
        return .wrong([
          "Nothing checks a block '\(block.language)' marked '\(block.marker ?? "")': "
            + "see 'The marks of a block' in Chapters/Adding.md."
        ])
      }
    } catch {
      return .wrong([error.description])
    }
  }

  private func split(_ marker: String) -> (kind: String, rest: String) {
    let parts = marker.split(separator: ":", maxSplits: 1).map(String.init)
    let rest = parts.count > 1 ? parts[1].trimming(while: \.isWhitespace) : ""
    return (parts.first ?? "", rest)
  }

  private func transcript(_ title: String, of chapter: Chapter?) throws(ToolError) -> String {
    guard let chapter else { throw ToolError("Only a chapter's guide can quote a transcript.") }
    guard let part = section(title, of: try checkout.read(chapter.expected)) else {
      throw ToolError("\(chapter.expected) has no section '\(title)'.")
    }
    return part
  }

  /// A section of a file that keeps what was measured once: `Recorded.txt One call`.
  private func recorded(_ place: String, below folder: String) throws(ToolError) -> String {
    let words = place.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else {
      throw ToolError("Write 'recorded: FILE SECTION' above the block.")
    }
    guard let part = section(words[1], of: try checkout.read(folder + words[0])) else {
      throw ToolError("\(folder)\(words[0]) has no section '\(words[1])'.")
    }
    return part
  }

  private func words(of fixture: String, in chapter: Chapter?) throws(ToolError) -> String {
    guard let chapter else { throw ToolError("Only a chapter's guide can quote its fixtures.") }
    let name = "\(chapter.name)/Refused/\(fixture)"
    let all = try Fixture.all(of: chapter, in: checkout)
    guard let found = all.first(where: { $0.name == name }) else {
      throw ToolError("There is no fixture \(name).")
    }
    return try expectedWords(of: found, in: checkout).joined(separator: "\n")
  }

  private func commandOutput(_ command: String) async throws(ToolError) -> Wanted {
    let words = command.split(separator: " ").map(String.init)
    guard words.starts(with: ["swift", "run"]), words.count > 2,
      words[2] == "workshop" || isCommand(command)
    else {
      return .wrong(["Only 'swift run PROGRAM …' of this package can be quoted."])
    }
    let printed = try await output(Array(words.dropFirst(2)))
    return .copy("$ \(command)\n\(printed.trimming(while: \.isNewline))")
  }

  /// The lines of a block of commands that cannot be run as they stand.
  private func commandProblems(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !isCommand(String($0)) }
      .map { "'\($0)' is not a command of this package." }
  }

  /// A script, `swift test`, `swift build`, or a program of the package with its arguments; the first
  /// three also of a package within it.
  private func isCommand(_ line: String) -> Bool {
    var words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)[...]
    guard let first = words.popFirst() else { return false }
    if first.hasPrefix("Scripts/") { return words.isEmpty && isThere(first) }
    guard first == "swift", let verb = words.popFirst() else { return false }
    if words.first == "--package-path", words.count > 1 {
      let package = words[words.startIndex + 1]
      return ["build", "run", "test"].contains(verb) && isThere("\(package)/Package.swift")
    }
    if verb == "run", words.starts(with: ["-c", "release"]) { words = words.dropFirst(2) }
    guard verb == "run", let program = words.popFirst() else {
      return verb == "test" && words.isEmpty
    }
    guard program != "workshop" else { return isVerb(words) }
    return graph.programs.contains(program)
      && words.allSatisfy { !$0.isEmpty && (!$0.contains("/") || isThere($0)) }
  }

  /// What follows `workshop`: nothing, verbs, or a verb and an exercise.
  private func isVerb(_ words: ArraySlice<String>) -> Bool {
    guard words.count == 2, let verb = words.first, let name = words.last else {
      return words.count < 2 && words.allSatisfy(verbs.contains)
    }
    let exercises = (try? Exercise.all(in: checkout).map(\.name)) ?? []
    return verbs.contains(verb) && exercises.contains(name)
  }

  private func isThere(_ path: String) -> Bool { checkout.files.exists(checkout.path(path)) }

  /// Commands in running text that name a verb, a chapter or a script that is not there. A word in
  /// capitals stands for something else.
  private func inlineCommandProblems(_ markdown: Markdown, on page: String) -> [Problem] {
    markdown.code.compactMap { span in
      let words = span.text.split(separator: " ").map(String.init)
      if words.count == 4, words.starts(with: ["swift", "test", "--filter"]) {
        let target = words[3].prefix { $0 != "." }
        return graph.targets.contains(String(target))
          ? nil : Problem(page, line: span.line, "There are no tests \(target).")
      }
      let isRun =
        words.count > 2 && words.starts(with: ["swift", "run"]) && !words[2].hasPrefix("-")
      let command = isRun ? words.prefix(words[2] == "workshop" ? 4 : 3) : words.prefix(1)
      guard isRun || span.text.hasPrefix("Scripts/"), let last = command.last,
        last != last.uppercased(), !isCommand(command.joined(separator: " "))
      else { return nil }
      return Problem(page, line: span.line, "'\(span.text)' is not a command of this package.")
    }
  }

  private func linkProblems(_ markdown: Markdown, on page: String) -> [Problem] {
    markdown.links.compactMap { link in
      if link.target.contains("://") { return nil }
      let parts = link.target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let path = parts[0].isEmpty ? page : resolved(String(parts[0]), from: page)
      guard checkout.files.exists(checkout.path(path)) else {
        return Problem(page, line: link.line, "The link leads nowhere: \(link.target)")
      }
      guard parts.count == 2, path.hasSuffix(".md") else { return nil }
      let anchors = try? anchors.meaning(of: path, in: checkout)
      return anchors?.contains(String(parts[1])) == true
        ? nil : Problem(page, line: link.line, "\(path) has no heading #\(parts[1]).")
    }
  }

  private func resolved(_ target: String, from page: String) -> String {
    var parts = page.split(separator: "/").dropLast().map(String.init)
    for part in target.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }

  /// A table of ids and verdicts says what `Claims.md` says.
  private func verdictProblems(_ markdown: Markdown, on page: String) -> [Problem] {
    guard page != Claims.page else { return [] }
    return markdown.tables.filter { $0.header.first == "id" }.flatMap { table in
      table.rows.compactMap { row in
        guard let claim = claims[row.cells[0]], let kind = claim.kind else {
          return Problem(page, line: row.line, "\(row.cells[0]) is not in \(Claims.page).")
        }
        let verdict = row.cells.last ?? ""
        guard ClaimVerdict(of: verdict) != kind else { return nil }
        return Problem(
          page, line: row.line,
          "\(claim.id): \(Claims.page) says '\(kind.rawValue)', this row says '\(verdict)'.")
      }
    }
  }

  private func shapeProblems(_ markdown: Markdown, of chapter: Chapter) -> [Problem] {
    var problems: [Problem] = []
    let titles = markdown.headings.filter { $0.level == 1 }.map(\.text)
    if titles != [chapter.title] {
      problems.append(Problem(chapter.guide, line: 1, "The title must be '# \(chapter.title)'."))
    }
    let found = markdown.headings.filter { $0.level == 2 }.map(\.text)
    if found != Self.headings {
      let wanted = Self.headings.joined(separator: "; ")
      problems.append(Problem(chapter.guide, "The headings must be: \(wanted)."))
    }
    if !markdown.blocks.contains(where: { $0.language == "mermaid" }) {
      problems.append(Problem(chapter.guide, "There is no diagram."))
    }
    return problems
  }
}
