import ToolSupport

extension Verb {
  /// Verbs that tell answers, or that check the material.
  private static let forLeaders = ["wrong", "guides", "refusals", "verify"]

  /// What `workshop help` shows.
  static func showAll(on console: any Console) {
    console.line("swift run workshop VERB")
    console.line()
    for verb in Workshop.verbs where !Self.forLeaders.contains(verb.name) {
      console.entry(verb.name, verb.summary)
    }
    console.line()
    console.paragraph(
      "Who leads a workshop or keeps this package: \(Self.forLeaders.joined(separator: ", "))")
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
