import ToolSupport

extension LintCommand {
  /// Every option, with the name of its value, and what it does.
  static let options: [(name: String, value: String?, sentence: String)] = [
    ("--format", "FORMAT", "prints text, xcode or json"),
    ("--json", nil, "means --format json"),
    ("--strict", nil, "ends with status 1 also for a warning"),
    ("--style", nil, "also checks the rules of style: names, places, order"),
    ("--config", "FILE", "reads this configuration, and not the nearest .cpdi-lint.json"),
    ("--init", nil, "writes a configuration with all defaults"),
    ("--module", "NAME=PATH", "names the module in a folder, and checks it if no PATH is named"),
    ("--explain", "RULE", "explains a rule, with a bad and a good example"),
    ("--version", nil, "prints the version"),
    ("--help", nil, "prints this"),
  ]

  func showHelp() {
    showParagraphs(
      "cpdi-lint [OPTION…] PATH…",
      "Checks the conventions of composed protocol dependency injection in Swift files and "
        + "folders. All paths are checked together. Of a single file, the other files of its module "
        + "are read too.",
      "Each finding is a line 'file:line:column: rule: sentence'. A line with 'note' in place of "
        + "the rule says what is not certain or was not checked. Notes do not change the exit status."
    )
    for (name, value, sentence) in Self.options {
      console.entry([name, value].compactMap(\.self).joined(separator: " "), sentence, column: 20)
    }
    console.line()
    showParagraphs(
      "\(Configuration.name) is a JSON object. It is looked for in this folder, and in those "
        + "around it. Its paths are relative to its own folder. Its keys:")
    for (key, sentence) in Configuration.keys { console.entry(key, sentence, column: 20) }
    console.line()
    showParagraphs(
      "A comment '// cpdi-lint:disable:next RULE reason' disables a rule in the next line, and "
        + "'// cpdi-lint:disable:this RULE reason' in its own.",
      "Exit status: 0 if every rule is kept; 1 if one is broken; 2 for wrong usage, if a path "
        + "cannot be read, or if the output cannot be written to its end.")
    func list(_ title: String, _ names: [String]) {
      console.line(([title] + names.map { "  \($0)" }).joined(separator: "\n"))
    }
    let style = Rule.all.filter(\.isStyle).map(\.name)
    list("Rules:", CommentRule.names.filter { !style.contains($0) })
    list("\nRules of style, off without --style:", style)
  }

  private func showParagraphs(_ texts: String...) {
    for text in texts {
      console.paragraph(text)
      console.line()
    }
  }

  /// Explains the rule of this name.
  func explain(_ name: String) throws(ToolError) {
    try CommentRule.check(name)
    if let rule = CommentRule(rawValue: name) {
      showParagraphs(name, rule.summary, rule.why)
    }
    for rule in Rule.all where rule.name == name {
      let title = "\(rule.name) (\(rule.ids.joined(separator: ", ")))"
      showParagraphs(title, rule.summary, rule.why, "Bad:")
      console.line(rule.bad.indented + "\n\nGood:\n\n" + rule.good.indented)
    }
  }
}

extension Example {
  /// The sources, indented. If there are several, each has its name above it.
  fileprivate var indented: String {
    files.map { file in
      let title = files.count > 1 ? "// \(file.path)\n" : ""
      return (title + file.text).split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}
