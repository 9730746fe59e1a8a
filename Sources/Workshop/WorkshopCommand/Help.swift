import ToolSupport

extension Verb {
  /// Prints the five verbs of `workshop help`, or every verb in groups.
  static func showList(on console: any Console, isWhole: Bool) {
    console.line("swift run workshop VERB [NAME|NN]")
    console.line()
    for verb in Workshop.everydayVerbs { verb.showSummary(on: console) }
    if isWhole {
      for group in Workshop.moreVerbs {
        console.line()
        console.line("\(group.heading):")
        for verb in group.verbs { verb.showSummary(on: console) }
      }
    }
    console.line()
    if !isWhole { console.paragraph("All verbs: swift run workshop help --all") }
    console.paragraph("More on one: swift run workshop VERB --help")
  }

  /// Prints the name and what it does, in a line of a list.
  func showSummary(on console: any Console) { console.entry(name, summary, column: 10) }

  /// Prints what `workshop VERB --help` shows.
  func showHelp(on console: any Console) {
    console.paragraph("swift run workshop \(name) \(usage)")
    console.paragraph(summary)
    console.line()
    console.line("Examples:")
    let column = 4 + (examples.map(\.call.count).max() ?? 0)
    for example in examples { console.entry("  \(example.call)", example.effect, column: column) }
    if !notes.isEmpty { console.line() }
    for note in notes {
      let lines = console.lines(note, indent: "  ")
      console.line("- \(lines[0].dropFirst(2))")
      for line in lines.dropFirst() { console.line(line) }
    }
    if !options.isEmpty { console.line() }
    let calls = options.map { $0.name + ($0.value.map { " \($0)" } ?? "") }
    let optionColumn = 2 + (calls.map(\.count).max() ?? 0)
    for (call, option) in zip(calls, options) {
      console.entry(call, option.summary, column: optionColumn)
    }
  }
}
