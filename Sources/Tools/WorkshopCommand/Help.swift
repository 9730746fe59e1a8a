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

extension Console {
  /// A name and a sentence beside it, at `column`; the sentence goes on below itself.
  func entry(_ name: String, _ sentence: String, column: Int = 16) {
    let gap = String(repeating: " ", count: max(2, column - columns(of: name)))
    let indent = String(repeating: " ", count: column)
    let text = wrapped(sentence, width: max(width - column, 16))
    line(name + gap + text.replacing("\n", with: "\n" + indent))
  }
}
