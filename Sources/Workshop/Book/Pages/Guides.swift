import SwiftOutline
import ToolSupport

/// Checks every page of the checkout against what it quotes: blocks, links, tables, diagrams.
///
/// Each fenced block says in an HTML comment above it where its text comes from: "The marks of a
/// block" in `Chapters/Maintaining/Adding.md`.
package struct Guides: Sendable {
  /// A test may put another in its place; what was parsed stays known.
  package var checkout: Checkout
  private let graph: TargetGraph
  private let claims: Claims
  private let verbs: [String]
  private let workspace: Workspace
  /// What `workshop` prints.
  private let workshop: @Sendable (_ arguments: [String]) async -> String
  /// By path and text of the file.
  private let snippets = AsyncCache<[String], Snippets>()
  /// By the text of the page.
  private let anchors = AsyncCache<String, Set<String>>()
  /// The graphs of packages within the checkout, by their folders.
  private let graphs = AsyncCache<String, TargetGraph>()
  /// What commands print.
  private let outputs = AsyncCache<String, String>()

  package init(
    _ workspace: Workspace, _ graph: TargetGraph, verbs: [String],
    workshop: @escaping @Sendable (_ arguments: [String]) async -> String
  ) throws(ToolError) {
    (self.workspace, self.graph, self.verbs, self.workshop) = (workspace, graph, verbs, workshop)
    checkout = workspace.checkout
    claims = try Claims(of: checkout)
  }

  /// What a page has that its sources have not, and the page with its copies renewed.
  package struct Comparison: Sendable {
    package var problems: [Diagnostic] = []
    package var renewed: String
  }

  /// - Complexity: O(*n*) in the length of the page and of what it quotes.
  package func compare(_ page: String) async throws(ToolError) -> Comparison {
    let text = try checkout.read(page)
    let markdown = Markdown(text)
    let chapter = try checkout.chapters().first { [$0.guide, $0.more].contains(page) }
    if let line = markdown.openFence {
      let problem = Diagnostic(page, line: line, "This block is never closed.")
      return Comparison(problems: [problem], renewed: text)
    }
    var problems: [Diagnostic] = []
    var lines = markdown.lines
    for block in markdown.blocks.reversed() {
      let (source, differences) = await source(of: block, on: page, of: chapter)
      problems += differences.map { Diagnostic(page, line: block.line, $0) }
      guard let source,
        let difference = TranscriptDifference(expected: source, printed: block.text)
      else { continue }
      let (expected, found) = (difference.expected ?? "(ends)", difference.printed ?? "(ends)")
      problems.append(
        Diagnostic(
          page, line: block.line + difference.line,
          "The block differs from its source: source '\(expected)', page '\(found)'."))
      lines.replaceSubrange(block.body, with: source.lines)
    }
    problems.reverse()
    for link in markdown.links {
      guard let fault = await linkFault(link.text, on: page) else { continue }
      problems.append(Diagnostic(page, line: link.line, fault))
    }
    problems += markdown.code.compactMap { code in
      commandFault(code.text).map { Diagnostic(page, line: code.line, $0) }
    }
    problems += verdictProblems(markdown, on: page)
    if let chapter {
      problems += try Glossary(of: checkout).problems(markdown, on: page)
      if page == chapter.guide {
        problems += GuideForm(markdown: markdown, chapter: chapter).problems()
      }
    }
    if page == Glossary.page { problems += try Glossary(of: checkout).ownProblems(in: checkout) }
    if page == Contents.page { problems += try minutesProblems(&lines) }
    return Comparison(problems: problems, renewed: lines.joined(separator: "\n"))
  }

  /// The minutes that the contents tell of each guide.
  ///
  /// - Parameter lines: of the page; wrong minutes are made right in them.
  private func minutesProblems(_ lines: inout [String]) throws(ToolError) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for entry in try Contents(of: checkout).entries where entry.isLinked {
      let minutes = GuideForm.minutes(try checkout.read(entry.chapter.guide))
      guard entry.minutes != minutes else { continue }
      let said = "\(entry.chapter.title) takes \(minutes) minutes, not \(entry.minutes)."
      problems.append(Diagnostic(Contents.page, line: entry.line, said))
      var cells = lines[entry.line - 1].split(separator: "|", omittingEmptySubsequences: false)
      cells[cells.count - 3] = " \(minutes) "
      lines[entry.line - 1] = cells.joined(separator: "|")
    }
    return problems
  }

  /// The text that a block is a copy of, or what is wrong with a block that is none.
  private func source(
    of block: Markdown.Block, on page: String, of chapter: Chapter?
  ) async -> (copied: String?, differences: [String]) {
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
        return (try await snippet(words[1], in: folder + words[0]), [])
      case ("console", "transcript"):
        return (try transcript(rest, of: chapter), [])
      case ("console", "recorded"):
        guard words.count == 2 else {
          throw ToolError("Write 'recorded: FILE SECTION' above the block.")
        }
        return (try section(words[1], in: folder + words[0]), [])
      case ("console", "refusal"):
        return (try refusal(rest, in: chapter), [])
      case ("console", "tested"), ("json", "tested"):
        guard isThere(rest), try checkout.read(rest).contains("\"\(page)\"") else {
          throw ToolError("'\(rest)' is no test that reads this page.")
        }
        return (nil, [])
      case ("console", "command"):
        return (try await printed(by: rest), [])
      case ("mermaid", "objects"):
        let held = Array(try transcript(rest, of: chapter).lines.dropFirst())
        let direction = block.text.hasPrefix("flowchart TD") ? "TD" : "LR"
        return (try Picture.objects(held, direction), [])
      case ("mermaid", "sequence"):
        let calls = Array(try transcript(rest, of: chapter).lines.dropFirst())
        return (try Picture.sequence(calls), [])
      case ("mermaid", "bars"):
        return (try bars(rest, on: page, in: block.text), [])
      case ("mermaid", "targets"):
        let package = rest.isEmpty ? "" : resolved(rest, from: page)
        let graph = package.isEmpty ? graph : try await self.graph(of: package)
        let methods = package.isEmpty ? [:] : try methodsAdded(by: graph, of: package)
        return (
          nil,
          Diagram(block.text).differences(
            from: graph, methods: methods, isWhole: !package.isEmpty)
        )
      case ("sh", ""):
        let wrong = block.text.lines.filter { !isCommand($0) }
        return (nil, wrong.map { "'\($0)' is not a command of this package." })
      default:
        throw ToolError(
          "Nothing checks a block '\(block.language)' marked '\(block.marker ?? "")': "
            + "see 'The marks of a block' in Chapters/Maintaining/Adding.md.")
      }
    } catch {
      return (nil, [error.description])
    }
  }

  /// The methods that each target of a package adds to types by extensions.
  private func methodsAdded(
    by graph: TargetGraph, of package: String
  ) throws(ToolError) -> [String: [String]] {
    var methods: [String: [String]] = [:]
    for (target, folder) in graph.folders {
      for file in graph.sources[target, default: []] {
        let all = try checkout.source("\(package)/\(folder)/\(file)").readDeclarations()
        methods[target, default: []] += all.filter { $0.kind == .extension }.flatMap(\.members)
          .filter { $0.kind == .function }.map(\.name)
      }
    }
    return methods
  }

  private func snippet(_ name: String, in file: String) async throws(ToolError) -> String {
    let text = try checkout.read(file)
    let known = try await snippets.answer(to: [file, text]) { () throws(ToolError) in
      try Snippets(of: SourceFile(reading: text, file))
    }
    return try known[name].get()
  }

  private func graph(of package: String) async throws(ToolError) -> TargetGraph {
    try await graphs.answer(to: package) { [workspace] () throws(ToolError) in
      try await TargetGraph(of: workspace, package: package)
    }
  }

  private func transcript(_ title: String, of chapter: Chapter?) throws(ToolError) -> String {
    guard let chapter else { throw ToolError("Only a chapter's guide can quote a transcript.") }
    return try section(title, in: chapter.expected)
  }

  /// The line `== Title ==` of a transcript, and what follows up to the next such line.
  private func section(_ title: String, in file: String) throws(ToolError) -> String {
    let all = try checkout.read(file).lines
    guard let start = all.firstIndex(of: "== \(title) ==") else {
      throw ToolError("\(file) has no section '\(title)'.")
    }
    let rest = all[(start + 1)...].prefix { !($0.hasPrefix("== ") && $0.hasSuffix(" ==")) }
    let end = rest.lastIndex { !$0.isEmpty } ?? start
    return all[start...end].joined(separator: "\n")
  }

  /// Bars of a column of recorded figures, `Measured/Recorded.txt One call, ns`; or of the files that an
  /// edit recompiles in each package, `Shapes/Recorded.md debug, Login: a body`.
  private func bars(
    _ mark: String, on page: String, in block: String
  ) throws(ToolError) -> String {
    guard let match = mark.wholeMatch(of: #/(\S+) (.+?), (.+)/#) else {
      throw ToolError("Write 'bars: FILE SECTION, COLUMN' above the block.")
    }
    let (file, title, what) = (resolved(String(match.1), from: page), match.2, String(match.3))
    guard file.hasSuffix(".md") else {
      let lines = try section(String(title), in: file).lines
      let figures = try Picture.figures(of: what, in: Array(lines.dropFirst()))
      return try Picture.bars(figures, unit: what, in: block)
    }
    let tables = Markdown(try checkout.read(file)).tables
    guard let table = tables.first(where: { $0.heading == title }),
      let row = table.rows.first(where: { $0.cells.first == what })
    else { throw ToolError("\(file) has no row '\(what)' below '\(title)'.") }
    let figures = zip(table.header, row.cells).dropFirst().map { package, cell in
      (name: package, figure: "\(Picture.filesCompiled(in: cell))")
    }
    return try Picture.bars(figures, unit: "files compiled again", in: block)
  }

  private func refusal(_ fixture: String, in chapter: Chapter?) throws(ToolError) -> String {
    guard let chapter else { throw ToolError("Only a chapter's guide can quote its fixtures.") }
    let name = "\(chapter.name)/Refused/\(fixture)"
    let all = try RefusedFixture.all(of: chapter, in: checkout)
    guard let found = all.first(where: { $0.name == name }) else {
      throw ToolError("There is no fixture \(name).")
    }
    return try expectedWords(of: found, in: checkout).joined(separator: "\n")
  }

  /// The command and what it prints, on both outputs.
  private func printed(by command: String) async throws(ToolError) -> String {
    let words = command.split(separator: " ").map(String.init)
    guard words.starts(with: ["swift", "run"]), words.count > 2,
      words[2] == "workshop" || isCommand(command)
    else { throw ToolError("Only 'swift run PROGRAM …' of this package can be quoted.") }
    let (name, arguments) = (words[2], Array(words.dropFirst(3)))
    let printed = try await outputs.answer(to: command) {
      [workspace, workshop] () throws(ToolError) in
      guard name != "workshop" else { return await workshop(arguments) }
      let program = workspace.folder.program(name)
      guard workspace.files.exists(program) else {
        throw ToolError("\(name) is not built: swift build --product \(name)")
      }
      let ended = try await workspace.run(
        Command(program, arguments, in: workspace.checkout.root, limit: .seconds(60)))
      return ended.output + ended.errors
    }
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
      return graph.dependencies[target] != nil ? nil : "There are no tests \(target)."
    }
    let isRun = words.count > 2 && words.starts(with: ["swift", "run"]) && !words[2].hasPrefix("-")
    let command = isRun ? words.prefix(words[2] == "workshop" ? 4 : 3) : words.prefix(1)
    guard isRun || text.hasPrefix("Scripts/"), let last = command.last,
      last != last.uppercased(), !isCommand(command.joined(separator: " "))
    else { return nil }
    return "'\(text)' is not a command of this package."
  }

  private func linkFault(_ link: String, on page: String) async -> String? {
    if link.contains("://") { return nil }
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].isEmpty ? page : resolved(String(parts[0]), from: page)
    guard isThere(path) else { return "The link leads nowhere: \(link)" }
    guard parts.count == 2, path.hasSuffix(".md") else { return nil }
    let text = (try? checkout.read(path)) ?? ""
    let known = try? await anchors.answer(to: text) { Markdown(text).anchors }
    return known?.contains(String(parts[1])) == true
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
  private func verdictProblems(_ markdown: Markdown, on page: String) -> [Diagnostic] {
    guard page != Claims.page else { return [] }
    return markdown.tables.filter { $0.header.first == "id" }.flatMap { table in
      table.rows.compactMap { row in
        guard let claim = claims[row.cells[0]], let kind = claim.kind else {
          return Diagnostic(page, line: row.line, "\(row.cells[0]) is not in \(Claims.page).")
        }
        let verdict = row.cells.last ?? ""
        guard ClaimVerdict(of: verdict) != kind else { return nil }
        return Diagnostic(
          page, line: row.line,
          "\(claim.id): \(Claims.page) says '\(kind.rawValue)', this row says '\(verdict)'.")
      }
    }
  }
}

extension Checkout {
  /// Every Markdown page, relative to the checkout.
  package func pages() throws(ToolError) -> [String] {
    let chapters = try files.files(below: path("Chapters")) { $0 == "Refused" }
    return ["README.md"]
      + chapters.filter { page in
        ["README.md", "More.md"].contains { page.hasSuffix("/\($0)") } || !page.contains("/")
          || page.hasPrefix("Maintaining/")
      }
      .filter { $0.hasSuffix(".md") }.map { "Chapters/\($0)" }
  }
}
