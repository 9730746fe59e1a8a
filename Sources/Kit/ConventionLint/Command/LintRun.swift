import ToolSupport

/// Checks the files that were found, and mends them.
struct LintRun: Sendable {
  private let found: FoundFiles
  private let configuration: Configuration
  private let files: any FileSystem
  /// Whether one of the texts comes from standard input: then no other file is changed.
  private let typed: String?
  /// What is read in place of files: standard input, and what was mended.
  private var texts: [String: String] = [:]

  init(
    _ found: FoundFiles, typed: (path: String, text: String)?, by configuration: Configuration,
    in files: any FileSystem
  ) {
    (self.found, self.configuration, self.files) = (found, configuration, files)
    self.typed = typed?.path
    if let typed { texts[typed.path] = typed.text }
  }

  /// The bytes of a file as it is read; none where it cannot be.
  func bytes(of path: String) -> [UInt8] {
    texts[path].map { Array($0.utf8) } ?? (try? files.bytes(of: path)) ?? []
  }

  // MARK: - Checking

  /// What the rules that are not off find, without what comments disable.
  func result() -> LintResult {
    var lint = Lint(leafNames: configuration.leafNames, modules: found.modules)
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
    var result = lint.result()
    func isOn(_ rule: String?) -> Bool { configuration.severity(of: rule ?? "") != .off }
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
    var text = texts[path]
    if text == nil {
      guard let bytes = try? files.bytes(of: path) else {
        return .failure(Refusal(path: path, sentence: "this file cannot be read."))
      }
      text = String(validating: bytes, as: UTF8.self)
    }
    guard let text else {
      return .failure(Refusal(path: path, sentence: "this file is not UTF-8 text."))
    }
    let (comments, wrong) = DisablingComment.all(in: text, of: path)
    return .success(
      File(reading: lint.reading(path: path, text: text), comments: comments, wrong: wrong))
  }

  // MARK: - Mending

  /// Carries out the advice of all findings, again and again until nothing changes, and writes the
  /// files; what came from standard input is changed alone, and not written.
  ///
  /// - Returns: the files that were written, sorted.
  /// - Throws: where a file cannot be read or written; then none is changed.
  mutating func fix() throws(ToolError) -> [String] {
    var seen: Set<[String: String]> = []
    while seen.insert(texts).inserted {
      let result = result()
      if let error = result.errors.first {
        throw ToolError("nothing was mended. \(error.file): \(error.sentence)")
      }
      let fixes = result.findings.compactMap(\.fix)
        .filter { typed == nil || $0.files == [typed] }
      var old: [String: String] = [:]
      for path in Set(fixes.flatMap(\.files)) {
        old[path] = String(decoding: bytes(of: path), as: UTF8.self)
      }
      for (path, text) in Fixer.carryOut(fixes, in: old) where text != old[path] {
        texts[path] = text
      }
    }
    guard typed == nil else { return [] }
    for path in texts.keys where !files.canWrite(path) {
      throw ToolError("nothing was mended, because \(path) cannot be written.")
    }
    for (path, text) in texts { try files.write(text, to: files.realPath(of: path)) }
    return texts.keys.sorted()
  }
}
