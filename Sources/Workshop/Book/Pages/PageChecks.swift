import ToolSupport

/// A page that is checked.
struct CheckedPage: Sendable {
  /// Relative to the checkout.
  let path: String
  let markdown: Markdown
  /// The chapter, if the page is its guide or its `More.md`.
  let chapter: Chapter?
  let checkout: Checkout

  var isGuide: Bool { path == chapter?.guide }
}

/// What a check finds on a page.
struct PageFindings: Sendable {
  var diagnostics: [Diagnostic] = []
  /// Lines of the page with their replacements.
  var renewals: [(lines: Range<Int>, new: [String])] = []
}

/// One kind of check of a page.
protocol PageCheck: Sendable {
  /// - Throws: `ToolError` if a file that the check needs can't be read.
  func findings(on page: CheckedPage) async throws(ToolError) -> PageFindings
}

/// Each block matches its source.
struct BlockCheck: PageCheck {
  let kinds: [any BlockKind]

  func findings(on page: CheckedPage) async throws(ToolError) -> PageFindings {
    var findings = PageFindings()
    for block in page.markdown.blocks {
      func report(_ sentence: String, line: Int = 0) {
        findings.diagnostics.append(Diagnostic(page.path, line: block.line + line, sentence))
      }
      do throws(ToolError) {
        switch try await source(of: block, on: page) {
        case .differences(let all): for sentence in all { report(sentence) }
        case .copy(let source):
          guard let difference = TranscriptDifference(expected: source, printed: block.text)
          else { continue }
          let (expected, found) = (difference.expected ?? "(ends)", difference.printed ?? "(ends)")
          report(
            "The block differs from its source: source '\(expected)', page '\(found)'.",
            line: difference.line)
          findings.renewals.append((block.body, source.lines))
        }
      } catch {
        report(error.description)
      }
    }
    return findings
  }

  private func source(
    of block: Markdown.Block, on page: CheckedPage
  ) async throws(ToolError) -> BlockSource {
    let quoting = QuotingBlock(
      checkout: page.checkout, language: block.language, text: block.text, marker: block.marker,
      page: page.path, chapter: page.chapter)
    guard let kind = kinds.first(where: { $0.marks.contains(quoting.key) }) else {
      throw ToolError(
        "Unknown block '\(block.language)' with the mark '\(block.marker ?? "")': "
          + "see 'The marks of a block' in Chapters/Maintaining/Adding.md.")
    }
    return try await kind.source(of: quoting)
  }
}

/// Each link leads to an existing file, and to an existing heading in it. Links to the web aren't checked.
struct LinkCheck: PageCheck {
  /// The anchors of pages, by the pages' texts.
  private let anchors = AsyncCache<String, Set<String>>()

  func findings(on page: CheckedPage) async throws(ToolError) -> PageFindings {
    var findings = PageFindings()
    for link in page.markdown.links {
      guard let problem = await problem(link.text, on: page) else { continue }
      findings.diagnostics.append(Diagnostic(page.path, line: link.line, problem))
    }
    return findings
  }

  private func problem(_ link: String, on page: CheckedPage) async -> String? {
    if link.contains("://") { return nil }
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].isEmpty ? page.path : resolved(String(parts[0]), from: page.path)
    guard page.checkout.files.exists(page.checkout.path(path)) else {
      return "Broken link: \(link)"
    }
    guard parts.count == 2, path.hasSuffix(".md") else { return nil }
    let text = (try? page.checkout.read(path)) ?? ""
    let known = try? await anchors.answer(to: text) { Markdown(text).anchors }
    return known?.contains(String(parts[1])) == true
      ? nil : "\(path) has no heading #\(parts[1])."
  }
}

/// Code in running text names commands that exist.
struct CommandCheck: PageCheck {
  let commands: PackageCommands

  func findings(on page: CheckedPage) -> PageFindings {
    PageFindings(
      diagnostics: page.markdown.code.compactMap { code in
        commands.problem(code.text, in: page.checkout).map {
          Diagnostic(page.path, line: code.line, $0)
        }
      })
  }
}

/// A table of ids has the verdicts of `Claims.md`.
struct VerdictCheck: PageCheck {
  let claims: Claims

  func findings(on page: CheckedPage) -> PageFindings {
    PageFindings(diagnostics: claims.verdictProblems(page.markdown, on: page.path))
  }
}

/// Each bold term on a chapter's page is in the glossary, and each term of the glossary is on its page.
struct TermCheck: PageCheck {
  func findings(on page: CheckedPage) throws(ToolError) -> PageFindings {
    let isGlossary = page.path == Glossary.page
    guard isGlossary || page.chapter != nil else { return PageFindings() }
    let glossary = try Glossary(of: page.checkout)
    return PageFindings(
      diagnostics: isGlossary
        ? try glossary.ownProblems(in: page.checkout)
        : glossary.problems(page.markdown, on: page.path))
  }
}

/// A guide has the form of a guide.
struct FormCheck: PageCheck {
  func findings(on page: CheckedPage) -> PageFindings {
    guard let chapter = page.chapter, page.isGuide else { return PageFindings() }
    let form = GuideForm(markdown: page.markdown, chapter: chapter)
    return PageFindings(diagnostics: form.problems() + form.notes)
  }
}

/// The contents have the reading times of the guides. A difference is only a note.
struct MinutesCheck: PageCheck {
  func findings(on page: CheckedPage) throws(ToolError) -> PageFindings {
    guard page.path == Contents.page else { return PageFindings() }
    let contents = try Contents(of: page.checkout)
    var findings = PageFindings()
    for entry in contents.entries where entry.isLinked {
      let guide = try page.checkout.read(entry.chapter.guide)
      let minutes = GuideFigures(of: Markdown(guide)).wholeMinutes
      guard entry.minutes != minutes else { continue }
      let message = "\(entry.chapter.title) takes \(minutes) minutes, not \(entry.minutes)."
      findings.diagnostics.append(
        Diagnostic(page.path, line: entry.line, severity: .note, message))
      findings.renewals.append(
        (entry.line - 1..<entry.line, [entry.row(of: page.markdown, telling: minutes)]))
    }
    findings.diagnostics += contents.notes
    return findings
  }
}

/// A page that says how long an exercise takes agrees with the exercise's notes.
struct ExerciseMinutesCheck: PageCheck {
  func findings(on page: CheckedPage) throws(ToolError) -> PageFindings {
    guard let chapter = page.chapter else { return PageFindings() }
    let link = #/\]\(Exercises\/(\w+)\/Tasks\.md\)/#
    var findings = PageFindings()
    for (index, line) in page.markdown.lines.enumerated() {
      let links = line.matches(of: link)
      let ends = links.dropFirst().map(\.range.lowerBound) + [line.endIndex]
      for (link, end) in zip(links, ends) {
        let exercise = Exercise(chapter: chapter, name: String(link.1))
        let text = line[link.range.upperBound..<end]
        guard let stated = text.firstMatch(of: #/(\d+) minutes/#)?.1,
          page.checkout.files.exists(page.checkout.path(exercise.notes))
        else { continue }
        let minutes = try exercise.minutes(in: page.checkout)
        guard stated != "\(minutes)" else { continue }
        findings.diagnostics.append(
          Diagnostic(
            page.path, line: index + 1, "\(exercise.name) takes \(minutes) minutes, not \(stated).")
        )
      }
    }
    return findings
  }
}

extension Contents.Entry {
  /// The chapter's row of the table, with different minutes.
  fileprivate func row(of page: Markdown, telling minutes: Int) -> String {
    var cells = page.lines[line - 1].split(separator: "|", omittingEmptySubsequences: false)
    cells[cells.count - 3] = " \(minutes) "
    return cells.joined(separator: "|")
  }
}
