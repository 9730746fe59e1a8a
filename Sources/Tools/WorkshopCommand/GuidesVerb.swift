import Book
import ToolSupport

extension Verb {
  static let guides = Verb(
    name: "guides",
    usage: "[--bless]",
    summary: "Compare every page's blocks, links, tables and diagrams with their sources.",
    details: "Each Swift block is an excerpt of a compiled file, each console block the output of "
      + "a command, each diagram drawn from the real thing. Reports every page that has drifted.",
    options: [
      Option(name: "--bless", summary: "Renew the blocks that are copies, and show the change.")
    ],
    action: .inCheckout { session, words throws(ToolError) in
      let console = session.console
      let guides = try session.guides(try await TargetGraph(of: session))
      let pages = try guides.pages()
      var problems: [Problem] = []
      for page in pages {
        var comparison = try await guides.compare(page)
        let text = try session.checkout.read(page)
        if words.has("--bless"), comparison.renewed != text {
          try session.files.write(comparison.renewed, to: session.checkout.path(page))
          console.line("\(page), '-' before, '+' now:")
          console.showChange(from: text, to: comparison.renewed)
          comparison = try await guides.compare(page)
        }
        problems += comparison.problems
      }
      for problem in problems { console.line("\(problem)") }
      console.line(
        problems.isEmpty
          ? "\(pages.count) pages: each block, link and diagram is as its source."
          : "\(pages.count) pages: \(problems.count) differences.")
      return problems.isEmpty ? 0 : 1
    })
}

extension Session {
  /// The guides with everything they quote. SwiftPM and each program run once, and only where a page
  /// quotes them.
  package func guides(_ graph: TargetGraph) throws(ToolError) -> Guides {
    let graphs = AskedOnce<String, TargetGraph>()
    let outputs = AskedOnce<[String], String>()
    return Guides(
      checkout: checkout, graph: graph, claims: try Claims(of: checkout),
      verbs: Workshop.verbs.map(\.name) + ["help"],
      nested: { package throws(ToolError) in
        try await graphs.answer(to: package) { () throws(ToolError) in
          try await TargetGraph(of: self, package: package)
        }
      },
      output: { command throws(ToolError) in
        try await outputs.answer(to: command) { () throws(ToolError) in
          try await printed(by: command)
        }
      })
  }

  /// What a built program of the package prints, on both outputs.
  private func printed(by command: [String]) async throws(ToolError) -> String {
    let (name, arguments) = (command[0], Array(command.dropFirst()))
    guard name != "workshop" else {
      let console = RecordingConsole()
      var quoted = environment
      quoted.console = console
      _ = await Workshop(quoted).run(arguments)
      return console.text
    }
    let program = folder.program(name)
    guard files.exists(program) else {
      throw ToolError("\(name) is not built: swift build --product \(name)")
    }
    let ended = try await run(Command(program, arguments, in: checkout.root, limit: .seconds(60)))
    return ended.output + ended.errors
  }
}
