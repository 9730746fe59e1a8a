import ToolSupport

/// Checks the pages of the checkout against their sources: blocks, links, tables, diagrams.
package struct Guides: Sendable {
  /// A test can replace the checkout; parsed files stay cached.
  package var checkout: Checkout
  private let checks: [any PageCheck]

  /// - Parameters:
  ///   - verbs: the verbs of `workshop`.
  ///   - findsNames: whether to note names that a page doesn't explain, which takes as long as all other checks.
  ///   - workshop: returns the output of `workshop`.
  package init(
    _ workspace: Workspace, _ graph: TargetGraph, verbs: [String], findsNames: Bool = false,
    workshop: @escaping @Sendable (_ arguments: [String]) async -> String
  ) throws(ToolError) {
    checkout = workspace.checkout
    let commands = PackageCommands(graph: graph, verbs: verbs)
    let kinds: [any BlockKind] = [
      SnippetBlocks(), DeclarationBlocks(), PlayedBlocks(), TranscriptBlocks(), RecordedBlocks(),
      RefusalBlocks(), TestedBlocks(), TestBlocks(), DifferenceBlocks(),
      CommandBlocks(workspace, commands, workshop: workshop), TargetBlocks(workspace, graph),
      ModuleBlocks(graph), VersionBlocks(),
    ]
    let claims = try Claims(of: checkout)
    checks =
      [
        BlockCheck(kinds: kinds), LinkCheck(), CommandCheck(commands: commands),
        VerdictCheck(claims: claims), ClaimIndexCheck(claims: claims), TermCheck(), FormCheck(),
        MinutesCheck(), ExerciseMinutesCheck(),
      ] + (findsNames ? [NamesCheck()] : [])
  }

  /// The differences of a page from its sources, and the page with updated copies.
  package struct Comparison: Sendable {
    package var problems: [Diagnostic] = []
    /// Notes for an editor, which aren't errors.
    package var notes: [Diagnostic] = []
    package var renewed: String
  }

  /// The programs other than `workshop` whose output is quoted.
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
  package func compare(_ path: String) async throws(ToolError) -> Comparison {
    let text = try checkout.read(path)
    let markdown = Markdown(text)
    if let line = markdown.openFence {
      let problem = Diagnostic(path, line: line, "This block has no closing fence.")
      return Comparison(problems: [problem], renewed: text)
    }
    let page = CheckedPage(
      path: path, markdown: markdown,
      chapter: try checkout.chapters().first { $0.has(page: path) },
      checkout: checkout)
    var (diagnostics, renewals): ([Diagnostic], [(lines: Range<Int>, new: [String])]) = ([], [])
    for check in checks {
      let found = try await check.findings(on: page)
      diagnostics += found.diagnostics
      renewals += found.renewals
    }
    var lines = markdown.lines
    // From the last to the first, because replacing a block moves the lines below it.
    for renewal in renewals.sorted(by: { $0.lines.lowerBound > $1.lines.lowerBound }) {
      lines.replaceSubrange(renewal.lines, with: renewal.new)
    }
    return Comparison(
      problems: diagnostics.filter { $0.severity != .note },
      notes: diagnostics.filter { $0.severity == .note },
      renewed: lines.joined(separator: "\n"))
  }
}

extension Checkout {
  /// Every Markdown page, relative to the checkout.
  ///
  /// - Complexity: lists only the folders that have pages, because the book's sidebar needs them for each page it shows.
  package func pages() throws(ToolError) -> [String] {
    func pages(in folder: String) throws(ToolError) -> [String] {
      try names(in: folder).filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
    }
    var all = try pages(in: "Chapters") + pages(in: "Chapters/Maintaining")
    for chapter in try chapters() { all += try pages(in: chapter.folder).filter(chapter.has) }
    return ["README.md"] + all.sorted()
  }
}
