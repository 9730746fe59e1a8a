import ToolSupport

/// `workshop help` and `workshop VERB --help`.
struct Help {
  let console: any Console

  func showAll() {
    console.line("swift run workshop VERB")
    console.line()
    for verb in Workshop.verbs { console.entry(verb.name, verb.summary) }
    console.line()
    console.paragraph("More on one: swift run workshop VERB --help")
  }

  func show(_ verb: Verb) {
    console.paragraph("swift run workshop \(verb.name) \(verb.usage)")
    console.line()
    console.paragraph(verb.details)
    if !verb.options.isEmpty { console.line() }
    for option in verb.options {
      console.entry(option.name + (option.value.map { " \($0)" } ?? ""), option.summary)
    }
  }
}
