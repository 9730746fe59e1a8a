import ToolSupport

/// The form of a chapter's guide: its title, its verdict, and how to run the chapter. `WRITING.md` has the rest.
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
    if !markdown.lines.contains(run) { report("Missing the line '\(run)'.") }
    let decision = "Use it when, not when"
    if !markdown.headings.contains(where: { $0.level == 2 && $0.text == decision }) {
      report("Missing the heading '## \(decision)'.")
    }
    let others = markdown.links.filter { $0.text.hasPrefix("../") && $0.text.contains("README.md") }
    if others.isEmpty { report("Add a link to another chapter.") }
    return problems
  }

  /// Notes for an editor, which aren't errors.
  var notes: [Diagnostic] {
    let verdict = markdown.prose.first?.text ?? ""
    let isOld = verdict.hasPrefix("After this chapter")
    return
      (GuideFigures(of: markdown).notes
      + (isOld ? ["The guide must begin with its verdict."] : [])).map {
        Diagnostic(chapter.guide, severity: .note, $0)
      }
  }
}
