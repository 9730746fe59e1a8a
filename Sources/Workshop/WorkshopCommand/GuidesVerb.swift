import Book
import ToolSupport

extension Verb {
  static let guides = Verb(
    name: "guides",
    usage: "[NAME|NN] [--bless]",
    summary: "Compare every page's blocks, links, tables and diagrams with their sources",
    examples: [
      ("guides", "reports every page that differs"),
      ("guides 14", "checks only the pages of chapter 14"),
      ("guides --bless", "updates the quoted blocks"),
    ],
    notes: [
      "Lines with 'note:' are hints for the author: minutes, code blocks, unexplained names."
    ],
    options: [
      Option(name: "--bless", summary: "Update quoted blocks and show the changes")
    ],
    argumentCount: 0...1,
    action: .inCheckout { workspace, arguments throws(ToolError) in
      let console = workspace.console
      let chapter = try arguments.plain.first.map { name throws(ToolError) in
        try workspace.checkout.chapter(name)
      }
      let graph = try await TargetGraph(of: workspace)
      for name in try workspace.guides(graph).quotedPrograms() {
        let errors = try await workspace.build(product: name) { console.paragraph("\($0) guides") }
        guard errors.isEmpty else {
          throw ToolError("\(name) does not compile:\n\(errors.joined(separator: "\n"))")
        }
      }
      var (pages, isUpdated) = ([String](), false)
      var (problems, notes): ([Diagnostic], [Diagnostic]) = ([], [])
      repeat {
        let guides = try workspace.guides(graph, findsNames: true)
        (pages, isUpdated) = (
          try workspace.checkout.pages().filter { page in
            chapter.map { page.hasPrefix("\($0.folder)/") } ?? true
          }, false
        )
        (problems, notes) = ([], [])
        for page in pages {
          let comparison = try await guides.compare(page)
          let text = try workspace.checkout.read(page)
          if arguments.has("--bless"), comparison.renewed != text {
            try workspace.files.write(comparison.renewed, to: workspace.checkout.path(page))
            console.line("Changes in \(page) ('-' old, '+' new):")
            console.showChange(from: text, to: comparison.renewed)
            isUpdated = true
          }
          problems += comparison.problems
          notes += comparison.notes
        }
        // An earlier page may quote one that has just been updated.
      } while isUpdated
      for found in problems + notes { console.line("\(found)") }
      console.line(
        problems.isEmpty
          ? "\(pages.count) pages match their sources."
          : "\(pages.count) pages: \(problems.count) differences.")
      return problems.isEmpty ? 0 : 1
    })
}

extension Workspace {
  /// - Parameter findsNames: as in `Guides`.
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
