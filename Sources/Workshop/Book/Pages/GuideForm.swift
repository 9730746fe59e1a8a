import ToolSupport

/// The form of a chapter's guide: its title, its verdict, and how one runs it. `WRITING.md` has the rest.
struct GuideForm {
  let markdown: Markdown
  let chapter: Chapter

  func problems() -> [Diagnostic] {
    var problems: [Diagnostic] = []
    func report(_ sentence: String, line: Int? = nil) {
      problems.append(Diagnostic(chapter.guide, line: line, sentence))
    }
    let titles = markdown.headings.filter { $0.level == 1 }.map(\.text)
    if titles.count != 1 || !titles[0].hasPrefix("\(chapter.title): ") {
      report("The title must be '# \(chapter.title): …'.", line: 1)
    }
    let run = "`swift run \(chapter.name)` · proofs: `swift run workshop prove \(chapter.name)`"
    if !markdown.lines.contains(run) { report("There is no line '\(run)'.") }
    let decision = "Use it when, not when"
    if !markdown.headings.contains(where: { $0.level == 2 && $0.text == decision }) {
      report("There is no heading '## \(decision)'.")
    }
    let others = markdown.links.filter { $0.text.hasPrefix("../") && $0.text.contains("README.md") }
    if others.isEmpty { report("No link leads to another chapter.") }
    return problems
  }

  /// What an editor may want to look at.
  var notes: [Diagnostic] {
    let verdict = markdown.prose.first?.text ?? ""
    let isOld = verdict.hasPrefix("After this chapter")
    return (GuideFigures(of: markdown).notes + (isOld ? ["It begins without a verdict."] : [])).map
    {
      Diagnostic(chapter.guide, severity: .note, $0)
    }
  }
}
