import SwiftOutline
import ToolSupport

/// Checks every page of the checkout against what it quotes: blocks, links, tables, diagrams.
///
/// Each fenced block says in an HTML comment above it where its text comes from: "The marks of a
/// block" in `Chapters/Adding.md`.
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

  /// What a page has that its sources have not, and the page with its copies renewed.
  package struct Comparison: Sendable {
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
  package func compare(_ page: String) async throws(ToolError) -> Comparison {
    let text = try checkout.read(page)
    let markdown = Markdown(text)
    let chapter = try checkout.chapters().first { $0.guide == page }
    if let line = markdown.openFence {
      let problem = Problem(page, line: line, "This block is never closed.")
      return Comparison(problems: [problem], renewed: text)
    }
    var problems: [Problem] = []
    var lines = markdown.lines
    for block in markdown.blocks.reversed() {
      switch await source(of: block, on: page, of: chapter) {
      case .copied(let source):
        guard let difference = TranscriptDifference(expected: source, printed: block.text) else {
          continue
        }
        let (expected, found) = (difference.expected ?? "(ends)", difference.printed ?? "(ends)")
        problems.append(
          Problem(
            page, line: block.line + difference.line,
            "The block differs from its source: source '\(expected)', page '\(found)'."))
        lines.replaceSubrange(block.body, with: source.lines)
      case .compared(let differences):
        problems += differences.map { Problem(page, line: block.line, $0) }
      }
    }
    problems.reverse()
    let faults =
      markdown.links.map { (line: $0.line, sentence: linkFault($0.text, on: page)) }
      + markdown.code.map { (line: $0.line, sentence: commandFault($0.text)) }
    problems += faults.compactMap { line, fault in fault.map { Problem(page, line: line, $0) } }
    problems += verdictProblems(markdown, on: page)
    if let chapter { problems += shapeProblems(markdown, of: chapter) }
    return Comparison(problems: problems, renewed: lines.joined(separator: "\n"))
  }

  private enum Source {
    /// The block is a copy of this text.
    case copied(String)
    /// The block was compared, and differs in this.
    case compared([String])
  }

  private func source(of block: Markdown.Block, on page: String, of chapter: Chapter?) async
    -> Source
  {
    let folder = page.lastIndex(of: "/").map { String(page[...$0]) } ?? ""
    let mark = (block.marker ?? "").split(separator: ":", maxSplits: 1).map(String.init)
    let rest = mark.count > 1 ? mark[1].trimming(while: \.isWhitespace) : ""
    let words = rest.split(separator: " ", maxSplits: 1).map(String.init)
    do throws(ToolError) {
      switch (block.language, mark.first ?? "") {
      case ("swift", "snippet"):
        guard words.count == 2, !words[1].contains(" ") else {
          throw ToolError("Write 'snippet: FILE NAME' above the block.")
        }
        return .copied(try snippets.meaning(of: folder + words[0], in: checkout)[words[1]].get())
      case ("console", "transcript"):
        return .copied(try transcript(rest, of: chapter))
      case ("console", "recorded"):
        guard words.count == 2 else {
          throw ToolError("Write 'recorded: FILE SECTION' above the block.")
        }
        return .copied(try section(words[1], in: folder + words[0]))
      case ("console", "refusal"):
        return .copied(try refusal(rest, in: chapter))
      case ("console", "command"):
        return .copied(try await printed(by: rest))
      case ("mermaid", "objects"):
        let held = try transcript(rest, of: chapter).split(separator: "\n").dropFirst()
        return .compared(Diagram(block.text).differences(from: held.map(String.init)))
      case ("mermaid", "targets"):
        let graph = rest.isEmpty ? graph : try await nested(resolved(rest, from: page))
        return .compared(Diagram(block.text).differences(from: graph))
      case ("sh", ""):
        let wrong = block.text.lines.filter { !isCommand($0) }
        return .compared(wrong.map { "'\($0)' is not a command of this package." })
      default:
        throw ToolError(
          "Nothing checks a block '\(block.language)' marked '\(block.marker ?? "")': "
            + "see 'The marks of a block' in Chapters/Adding.md.")
      }
    } catch {
      return .compared([error.description])
    }
  }

  private func transcript(_ title: String, of chapter: Chapter?) throws(ToolError) -> String {
    guard let chapter else { throw ToolError("Only a chapter's guide can quote a transcript.") }
    return try section(title, in: chapter.expected)
  }

  private func section(_ title: String, in file: String) throws(ToolError) -> String {
    guard let part = Book.section(title, of: try checkout.read(file)) else {
      throw ToolError("\(file) has no section '\(title)'.")
    }
    return part
  }

  private func refusal(_ fixture: String, in chapter: Chapter?) throws(ToolError) -> String {
    guard let chapter else { throw ToolError("Only a chapter's guide can quote its fixtures.") }
    let name = "\(chapter.name)/Refused/\(fixture)"
    let all = try Fixture.all(of: chapter, in: checkout)
    guard let found = all.first(where: { $0.name == name }) else {
      throw ToolError("There is no fixture \(name).")
    }
    return try expectedWords(of: found, in: checkout).joined(separator: "\n")
  }

  private func printed(by command: String) async throws(ToolError) -> String {
    let words = command.split(separator: " ").map(String.init)
    guard words.starts(with: ["swift", "run"]), words.count > 2,
      words[2] == "workshop" || isCommand(command)
    else { throw ToolError("Only 'swift run PROGRAM …' of this package can be quoted.") }
    let printed = try await output(Array(words.dropFirst(2)))
    return "$ \(command)\n\(printed.trimming(while: \.isNewline))"
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
  private func commandFault(_ text: String) -> String? {
    let words = text.split(separator: " ").map(String.init)
    if words.count == 4, words.starts(with: ["swift", "test", "--filter"]) {
      let target = String(words[3].prefix { $0 != "." })
      return graph.targets.contains(target) ? nil : "There are no tests \(target)."
    }
    let isRun = words.count > 2 && words.starts(with: ["swift", "run"]) && !words[2].hasPrefix("-")
    let command = isRun ? words.prefix(words[2] == "workshop" ? 4 : 3) : words.prefix(1)
    guard isRun || text.hasPrefix("Scripts/"), let last = command.last,
      last != last.uppercased(), !isCommand(command.joined(separator: " "))
    else { return nil }
    return "'\(text)' is not a command of this package."
  }

  private func linkFault(_ link: String, on page: String) -> String? {
    if link.contains("://") { return nil }
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].isEmpty ? page : resolved(String(parts[0]), from: page)
    guard isThere(path) else { return "The link leads nowhere: \(link)" }
    guard parts.count == 2, path.hasSuffix(".md") else { return nil }
    let anchors = try? anchors.meaning(of: path, in: checkout)
    return anchors?.contains(String(parts[1])) == true
      ? nil : "\(path) has no heading #\(parts[1])."
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
    func headings(_ level: Int) -> [String] {
      markdown.headings.filter { $0.level == level }.map(\.text)
    }
    if headings(1) != [chapter.title] {
      problems.append(Problem(chapter.guide, line: 1, "The title must be '# \(chapter.title)'."))
    }
    if headings(2) != Self.headings {
      let names = Self.headings.joined(separator: "; ")
      problems.append(Problem(chapter.guide, "The headings must be: \(names)."))
    }
    if !markdown.blocks.contains(where: { $0.language == "mermaid" }) {
      problems.append(Problem(chapter.guide, "There is no diagram."))
    }
    return problems
  }
}
