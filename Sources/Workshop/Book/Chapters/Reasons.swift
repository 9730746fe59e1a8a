import ToolSupport

/// The reasons for a chapter's best values, from `Reasons.md`: a heading for each section of the transcript, with values
/// and their reasons below it.
///
/// ```
/// ## A replaced at run time
///
/// - `controllerc6.total() // 30`: C gets A from the object at every call, so it gets the fake.
/// ```
package struct Reasons: Sendable {
  private struct Reason: Sendable {
    let section: String
    /// The line of the transcript that the reason explains.
    let shown: String
    var text: String
    let line: Int
  }

  private let page: String
  private var all: [Reason] = []

  /// - Throws: `ToolError` if the page can't be read.
  package init(of chapter: Chapter, in checkout: Checkout) throws(ToolError) {
    page = chapter.reasons
    guard checkout.files.exists(checkout.path(page)) else { return }
    for section in Markdown.sections(of: try checkout.read(page)) {
      for (index, line) in zip(section.lines.indices, section.lines) {
        if let match = line.wholeMatch(of: #/- `(.+? \/\/ .+?)`: (.+)/#) {
          all.append(
            Reason(
              section: section.heading, shown: String(match.1), text: String(match.2),
              line: index + 1))
        } else if line.hasPrefix("  "), !all.isEmpty {
          all[all.count - 1].text += " \(line.trimming { $0 == " " })"
        }
      }
    }
  }

  /// - Parameter line: a line of the transcript, `expression // value`.
  package func reason(of line: String, in section: String) -> String? {
    all.first { $0.section == section && $0.shown == line }?.text
  }

  /// Reports reasons for values that the transcript doesn't have.
  func problems(_ checkout: Checkout, of chapter: Chapter) -> [Diagnostic] {
    all.filter { reason in
      let lines = try? checkout.section(reason.section, in: chapter.expected).lines
      return lines?.contains(reason.shown) != true
    }
    .map {
      Diagnostic(
        page, line: $0.line, "The section '\($0.section)' doesn't print '\($0.shown)'.")
    }
  }
}

extension Checkout {
  /// Checks that each value that a chapter marks as one of its best has a reason.
  func reasonProblems(of chapter: Chapter) throws(ToolError) -> [Diagnostic] {
    guard files.exists(path(chapter.expected)) else { return [] }
    let questions = try TranscriptQuestion.all(of: chapter, in: self)
    let lacking = questions.filter { $0.isBest && $0.reason == nil }.map { question in
      Diagnostic(
        chapter.reasons,
        "Missing '- `\(question.expression) // \(question.value)`: …' below '## \(question.section)'."
      )
    }
    return try Reasons(of: chapter, in: self).problems(self, of: chapter) + lacking
  }
}
