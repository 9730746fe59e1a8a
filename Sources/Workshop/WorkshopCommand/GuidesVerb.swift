import Book
import ToolSupport

extension Verb {
  static let guides = Verb(
    name: "guides",
    usage: "[NAME|NN] [--bless]",
    summary: "Compare every page's blocks, links, tables and diagrams with their sources.",
    details: "Each Swift block is an excerpt of a compiled file, each console block the output of "
      + "a command, each diagram drawn from the real thing. Reports every page that has drifted. "
      + "With a chapter, only its pages. Notes are for the author of a page: minutes, blocks, unexplained names.",
    options: [
      Option(name: "--bless", summary: "Renew the blocks that are copies, and show the change.")
    ],
    words: 0...1,
    action: .inCheckout { workspace, words throws(ToolError) in
      let console = workspace.console
      let chapter = try words.plain.first.map { name throws(ToolError) in
        try workspace.checkout.chapter(name)
      }
      let graph = try await TargetGraph(of: workspace)
      for name in try workspace.guides(graph).quotedPrograms() {
        let errors = try await workspace.build(product: name) { console.paragraph("\($0) guides") }
        guard errors.isEmpty else {
          throw ToolError("\(name) does not compile:\n\(errors.joined(separator: "\n"))")
        }
      }
      var (pages, isRenewed) = ([String](), false)
      var (problems, notes): ([Diagnostic], [Diagnostic]) = ([], [])
      repeat {
        let guides = try workspace.guides(graph, findsNames: true)
        (pages, isRenewed) = (
          try workspace.checkout.pages().filter { page in
            chapter.map { page.hasPrefix("\($0.folder)/") } ?? true
          }, false
        )
        (problems, notes) = ([], [])
        for page in pages {
          let comparison = try await guides.compare(page)
          let text = try workspace.checkout.read(page)
          if words.has("--bless"), comparison.renewed != text {
            try workspace.files.write(comparison.renewed, to: workspace.checkout.path(page))
            console.line("\(page), '-' before, '+' now:")
            console.showChange(from: text, to: comparison.renewed)
            isRenewed = true
          }
          problems += comparison.problems
          notes += comparison.notes
        }
        // A page that was compared before may quote one that has been renewed since.
      } while isRenewed
      for found in problems + notes { console.line("\(found)") }
      console.line(
        problems.isEmpty
          ? "\(pages.count) pages: each block, link and diagram is as its source."
          : "\(pages.count) pages: \(problems.count) differences.")
      return problems.isEmpty ? 0 : 1
    })
}

extension Workspace {
  /// The guides with everything they quote.
  ///
  /// - Parameter findsNames: as `Guides` has it.
  package func guides(
    _ graph: TargetGraph, findsNames: Bool = false
  ) throws(ToolError) -> Guides {
    try Guides(self, graph, verbs: Workshop.verbs.map(\.name) + ["help"], findsNames: findsNames) {
      arguments in
      let console = RecordingConsole()
      var quoted = environment
      quoted.console = console
      _ = await Workshop(quoted).run(arguments)
      return console.text
    }
  }
}
