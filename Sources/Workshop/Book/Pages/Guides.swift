import ToolSupport

/// Checks every page of the checkout against what it quotes: blocks, links, tables, diagrams.
package struct Guides: Sendable {
  /// A test may put another in its place; what was parsed stays known.
  package var checkout: Checkout
  private let claims: Claims
  private let commands: PackageCommands
  private let kinds: [any BlockKind]
  /// By the text of the page.
  private let anchors = AsyncCache<String, Set<String>>()

  /// - Parameters:
  ///   - verbs: of `workshop`.
  ///   - workshop: what that prints.
  package init(
    _ workspace: Workspace, _ graph: TargetGraph, verbs: [String],
    workshop: @escaping @Sendable (_ arguments: [String]) async -> String
  ) throws(ToolError) {
    checkout = workspace.checkout
    claims = try Claims(of: checkout)
    commands = PackageCommands(graph: graph, verbs: verbs)
    kinds = [
      SnippetBlocks(), DeclarationBlocks(), PlayedBlocks(), TranscriptBlocks(), RecordedBlocks(),
      RefusalBlocks(), TestedBlocks(),
      CommandBlocks(workspace, commands, workshop: workshop), TargetBlocks(workspace, graph),
    ]
  }

  /// What a page has that its sources have not, and the page with its copies renewed.
  package struct Comparison: Sendable {
    package var problems: [Diagnostic] = []
    /// What an editor may want to know, and nothing has to follow from.
    package var notes: [Diagnostic] = []
    package var renewed: String
  }

  /// The programs whose output pages quote, besides `workshop`.
  package func quotedPrograms() throws(ToolError) -> [String] {
    var names: Set<String> = []
    for page in try checkout.pages() {
      for block in Markdown(try checkout.read(page)).blocks {
        let name = block.marker?.firstMatch(of: #/^command: swift run (\S+)/#)?.1
        if let name, name != "workshop" { names.insert(String(name)) }
      }
    }
    return names.sorted()
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
    var (problems, notes): ([Diagnostic], [Diagnostic]) = ([], [])
    var lines = markdown.lines
    for block in markdown.blocks.reversed() {
      do throws(ToolError) {
        switch try await source(of: block, on: page, of: chapter) {
        case .differences(let all):
          problems += all.map { Diagnostic(page, line: block.line, $0) }
        case .copy(let source):
          guard let difference = TranscriptDifference(expected: source, printed: block.text)
          else { continue }
          let (expected, found) = (difference.expected ?? "(ends)", difference.printed ?? "(ends)")
          problems.append(
            Diagnostic(
              page, line: block.line + difference.line,
              "The block differs from its source: source '\(expected)', page '\(found)'."))
          lines.replaceSubrange(block.body, with: source.lines)
        }
      } catch {
        problems.append(Diagnostic(page, line: block.line, error.description))
      }
    }
    problems.reverse()
    for link in markdown.links {
      guard let fault = await linkFault(link.text, on: page) else { continue }
      problems.append(Diagnostic(page, line: link.line, fault))
    }
    problems += markdown.code.compactMap { code in
      commands.fault(code.text, in: checkout).map { Diagnostic(page, line: code.line, $0) }
    }
    problems += claims.verdictProblems(markdown, on: page)
    if let chapter {
      problems += try Glossary(of: checkout).problems(markdown, on: page)
      if page == chapter.guide {
        let form = GuideForm(markdown: markdown, chapter: chapter)
        problems += form.problems()
        notes += form.notes
      }
    }
    if page == Glossary.page { problems += try Glossary(of: checkout).ownProblems(in: checkout) }
    if page == Contents.page {
      notes += try minutesNotes(&lines)
      notes += try Contents(of: checkout).notes
    }
    return Comparison(problems: problems, notes: notes, renewed: lines.joined(separator: "\n"))
  }

  /// Where the contents tell other minutes than a guide takes, in fives. An editor decides.
  ///
  /// - Parameter lines: of the page; other minutes are put into them.
  private func minutesNotes(_ lines: inout [String]) throws(ToolError) -> [Diagnostic] {
    var notes: [Diagnostic] = []
    for entry in try Contents(of: checkout).entries where entry.isLinked {
      let minutes = GuideForm.minutes(try checkout.read(entry.chapter.guide))
      guard entry.minutes != minutes else { continue }
      let said = "\(entry.chapter.title) takes \(minutes) minutes, not \(entry.minutes)."
      notes.append(Diagnostic(Contents.page, line: entry.line, severity: .note, said))
      var cells = lines[entry.line - 1].split(separator: "|", omittingEmptySubsequences: false)
      cells[cells.count - 3] = " \(minutes) "
      lines[entry.line - 1] = cells.joined(separator: "|")
    }
    return notes
  }

  private func source(
    of block: Markdown.Block, on page: String, of chapter: Chapter?
  ) async throws(ToolError) -> BlockSource {
    let quoting = QuotingBlock(
      checkout: checkout, language: block.language, text: block.text, marker: block.marker,
      page: page, chapter: chapter)
    guard let kind = kinds.first(where: { $0.marks.contains(quoting.key) }) else {
      throw ToolError(
        "Nothing checks a block '\(block.language)' marked '\(block.marker ?? "")': "
          + "see 'The marks of a block' in Chapters/Maintaining/Adding.md.")
    }
    return try await kind.source(of: quoting)
  }

  private func linkFault(_ link: String, on page: String) async -> String? {
    if link.contains("://") { return nil }
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].isEmpty ? page : resolved(String(parts[0]), from: page)
    guard checkout.files.exists(checkout.path(path)) else {
      return "The link leads nowhere: \(link)"
    }
    guard parts.count == 2, path.hasSuffix(".md") else { return nil }
    let text = (try? checkout.read(path)) ?? ""
    let known = try? await anchors.answer(to: text) { Markdown(text).anchors }
    return known?.contains(String(parts[1])) == true
      ? nil : "\(path) has no heading #\(parts[1])."
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
