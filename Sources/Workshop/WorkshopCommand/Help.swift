import ToolSupport

extension Verb {
  /// What `workshop help` shows: what a learner needs, and below it the rest, which also tells answers.
  static func showAll(on console: any Console) {
    console.line("swift run workshop VERB")
    console.line()
    let first = Workshop.verbs.firstIndex { $0.name == "plan" } ?? 0
    for verb in Workshop.verbs[..<first] { console.entry(verb.name, verb.summary) }
    console.line()
    console.paragraph("To lead a workshop, or to keep this package:")
    for verb in Workshop.verbs[first...] { console.entry(verb.name, verb.summary) }
    console.line()
    console.paragraph("More on one: swift run workshop VERB --help")
  }

  /// What `workshop VERB --help` shows.
  func showHelp(on console: any Console) {
    console.paragraph("swift run workshop \(name) \(usage)")
    console.line()
    console.paragraph(details)
    if !options.isEmpty { console.line() }
    for option in options {
      console.entry(option.name + (option.value.map { " \($0)" } ?? ""), option.summary)
    }
  }
}
