import ToolSupport

/// Checks the files that were found.
struct LintRun: Sendable {
  let found: FoundFiles
  let configuration: Configuration
  let files: any FileSystem

  /// What the rules that are not off find, without what comments disable.
  func result() -> LintResult {
    var lint = Lint(
      vocabulary: configuration.vocabulary, modules: found.modules, projects: found.projects)
    for (path, sentence) in found.notes { lint.note(path, sentence) }
    for (path, sentence) in found.refused { lint.refuse(path, sentence) }
    var (comments, wrong): ([DisablingComment], [Finding]) = ([], [])
    let readings = onAllCores(found.named + found.context) { [lint] in read($0, by: lint) }
    for (position, reading) in readings.enumerated() {
      switch reading {
      case .success(let file):
        let isContext = position >= found.named.count
        lint.add(file.reading, isContext: isContext)
        if isContext { continue }
        comments += file.comments
        wrong += file.wrong
      case .failure(let refusal): lint.miss(refusal.path, refusal.sentence)
      }
    }
    func isOn(_ rule: String?) -> Bool { configuration.severity(of: rule ?? "") != .off }
    var result = lint.result(of: Rule.all.filter { isOn($0.name) })
    // Where something was not checked, a rule may be broken in silence.
    let unsure = Set((result.notes + result.errors).map(\.file))
    let unneeded = comments.filter { comment in
      isOn(comment.rule) && !unsure.contains(comment.place.file)
        && !result.findings.contains(where: comment.disables)
    }.map { comment in
      Finding(
        comment.place,
        "this comment disables nothing, because '\(comment.rule)' is not broken there; remove it.",
        rule: CommentRule.unneeded.rawValue)
    }
    result.findings = (result.findings + wrong + unneeded).filter { finding in
      isOn(finding.rule) && !comments.contains { $0.disables(finding) }
    }
    return result
  }

  private struct File {
    let reading: Lint.Reading
    let comments: [DisablingComment]
    /// The comments that are not understood.
    let wrong: [Finding]
  }

  private struct Refusal: Error {
    let path: String
    let sentence: String
  }

  private func read(_ path: String, by lint: Lint) -> Result<File, Refusal> {
    guard let bytes = try? files.bytes(of: path) else {
      return .failure(Refusal(path: path, sentence: "this file cannot be read."))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return .failure(Refusal(path: path, sentence: "this file is not UTF-8 text."))
    }
    let (comments, wrong) = DisablingComment.all(in: text, of: path)
    return .success(
      File(reading: lint.reading(path: path, text: text), comments: comments, wrong: wrong))
  }
}
