import Book
import ExerciseKit
import ToolSupport

extension Verb {
  static let predict = Verb(
    name: "predict",
    usage: "[NAME|NN] [SECTION] [--all] [--json]",
    summary: "Guess what a chapter prints",
    examples: [
      ("predict 14", "asks up to twelve questions"),
      ("predict 14 Fake", "asks about sections with 'Fake' in the heading"),
      ("predict 14 --all", "asks about every value"),
    ],
    notes: [
      "Enter: show the value", "?: files and lines of the types and functions", "s: skip",
      "q: quit; the next round resumes here",
      "Spaces, quotation marks and case don't matter.",
      "When piped, reads one answer per line.",
    ],
    options: [
      Option(
        name: "--all",
        summary: "Ask about every value, even if you have to look into the chapter's files"),
      Option(
        name: "--json",
        summary: "Print the questions and results as JSON"),
    ],
    argumentCount: 0...2,
    action: .inCheckout { workspace, arguments throws(ToolError) in
      guard let chapter = try workspace.chapter(arguments) else {
        throw ToolError("Name the chapter to predict: predict Deps1", .usedWrongly)
      }
      let all = try TranscriptQuestion.all(of: chapter, in: workspace.checkout)
      guard !all.isEmpty else {
        throw ToolError(
          "\(chapter.title) has nothing to predict: its main.swift shows no value of "
            + "\(chapter.expected). See: swift run workshop expect \(chapter.name)")
      }
      var chosen = Set(all.indices)
      let part = arguments.plain.dropFirst().first
      if let part {
        let exact = chosen.filter { all[$0].section.lowercased() == part.lowercased() }
        chosen =
          exact.isEmpty
          ? chosen.filter { all[$0].section.lowercased().contains(part.lowercased()) } : exact
        guard !chosen.isEmpty else {
          var headings: [String] = []
          for question in all where question.section != headings.last {
            headings.append(question.section)
          }
          throw ToolError(
            "No section matches '\(part)'. Sections: \(headings.joined(separator: "; ")).",
            .usedWrongly)
        }
      } else if !arguments.has("--all") {
        chosen = TranscriptQuestion.best(12, of: all)
      }
      var round = PredictionRound(
        chapter: chapter, all: all, chosen: chosen.sorted(), workspace: workspace,
        isQuiet: arguments.has("--json"),
        keepsPlace: part == nil && !arguments.has("--all"))
      try round.play()
      if arguments.has("--json") { try workspace.console.json(round.records) }
      return 0
    })
}

extension TranscriptQuestion {
  /// The question as JSON.
  fileprivate func record(_ answer: String, _ result: String) -> [String: Any] {
    let lines = { (lines: [ProgramLine]) in lines.map { [$0.kind.rawValue: $0.text] } }
    return [
      "section": section, "expression": expression, "value": value, "code": code,
      "earlier": lines(earlier), "lead": lines(lead), "place": place ?? "", "answer": answer,
      "result": result,
    ]
  }
}

/// A round of questions about the values of a chapter.
private struct PredictionRound {
  let chapter: Chapter
  let all: [TranscriptQuestion]
  /// Indices into `all`.
  let chosen: [Int]
  let workspace: Workspace
  let isQuiet: Bool
  let keepsPlace: Bool
  private(set) var records: [[String: Any]] = []

  private var console: any Console { workspace.console }

  /// Asks until every question is answered or the input ends.
  mutating func play() throws(ToolError) {
    let progress = try LearnerProgress(of: workspace.checkout)
    var (asked, right) = keepsPlace ? progress.place(in: chapter) : (0, 0)
    if asked >= chosen.count { (asked, right) = (0, 0) }
    // Questions of an earlier round count as shown, so the code that leads on from them is shown again.
    let questions = TranscriptQuestion.round(of: all, asking: Set(chosen[asked...]))
    if !isQuiet {
      console.paragraph(
        "\(chapter.title): \(chosen.count == 1 ? "1 question" : "\(chosen.count) questions"). "
          + "What does it print?")
      console.paragraph("Enter: show · ?: types · s: skip · q: quit")
      if asked > 0 { console.paragraph("Resuming with question \(asked + 1).") }
    }
    var missed: [TranscriptQuestion] = []
    var heading = ""
    for question in questions {
      if !isQuiet { show(question, below: &heading) }
      guard let answer = try answer(to: question) else {
        if !isQuiet {
          console.line()
          console.paragraph(
            keepsPlace
              ? "Stopped at question \(asked + 1). Resume: swift run workshop predict \(chapter.name)"
              : "Stopped.")
        }
        records += questions[records.count...].map { $0.record("", "open") }
        return
      }
      asked += 1
      let isRight = question.isAnswered(by: answer)
      let isSkipped = !isRight && answer == "s"
      if isRight { right += 1 } else if !isSkipped { missed.append(question) }
      records.append(
        question.record(answer, isRight ? "right" : isSkipped ? "skipped" : "wrong"))
      if !isQuiet, !isSkipped {
        try showResult(of: question, isRight: isRight, isGuess: !answer.isEmpty)
      }
      if keepsPlace {
        let isOver = asked == chosen.count
        try workspace.changeProgress { progress in
          progress.setPlace(in: chapter, asked: isOver ? 0 : asked, right: right)
          if isOver { progress.setPredicted(chapter, right, of: asked) }
        }
      }
    }
    guard !isQuiet else { return }
    console.line()
    console.paragraph("\(chapter.title): \(right) of \(asked) right.")
    if !missed.isEmpty { console.line("Worth another look:") }
    for question in missed.prefix(3) {
      console.paragraph(
        question.words == nil
          ? "\(question.section): \(question.expression) // \(question.value)"
          : question.place ?? "", indent: "  ")
    }
  }

  private func show(_ question: TranscriptQuestion, below heading: inout String) {
    console.line()
    if question.section != heading {
      heading = question.section
      console.paragraph("== \(heading) ==")
    }
    if !question.earlier.isEmpty {
      console.line("Earlier in the program:")
      show(question.earlier)
      console.line()
    }
    var file = ""
    for excerpt in question.excerpts {
      if excerpt.file != file { console.line("In \(excerpt.file):") }
      file = excerpt.file
      show(excerpt.code)
    }
    if !file.isEmpty { console.line() }
    show(question.lead)
    if !question.newWords.isEmpty {
      console.paragraph("New words in this value: \(question.newWords.joined(separator: ", ")).")
    }
    console.paragraph(question.words == nil ? "\(question.expression) // ?" : "yes or no?")
  }

  private func show(_ lines: [ProgramLine]) {
    for line in lines {
      switch line.kind {
      case .code: show([line.text])
      case .printed: console.paragraph(line.text.withVisibleControls)
      }
    }
  }

  private func show(_ code: [String]) {
    for line in code.map(\.withVisibleControls) {
      let indent = String(repeating: " ", count: 4 + line.prefix { $0 == " " }.count)
      if columns(of: line) + 4 <= console.width {
        console.line("    \(line)")
      } else {
        let text = line.trimming(while: \.isWhitespace)
        let next = text.hasPrefix("//") ? "\(text.prefix { $0 == "/" }) " : "    "
        let lines = wrapped(text, width: max(console.width - indent.count - next.count, 16))
        console.line(indent + lines.replacing("\n", with: "\n\(indent)\(next)"))
      }
    }
  }

  /// The answer; nil if the learner quits.
  private func answer(to question: TranscriptQuestion) throws(ToolError) -> String? {
    while true {
      if !isQuiet { console.write("> ") }
      guard let line = workspace.environment.nextLine() else { return nil }
      if !isQuiet, !console.isTerminal {
        console.line(String(line.prefix(min(80, console.width - 2))))
      }
      let answer = line.trimming(while: \.isWhitespace)
      if question.isAnswered(by: answer) { return answer }
      if answer == "q" { return nil }
      if question.words != nil, !["", "s", "?"].contains(answer),
        !TranscriptQuestion.isYesOrNo(answer)
      {
        if !isQuiet { console.line("  yes or no?") }
        continue
      }
      guard answer == "?" else { return answer }
      if isQuiet { continue }
      let index = try DeclarationIndex(of: chapter, in: workspace.checkout)
      let places = index.found(in: question.program)
      if places.isEmpty {
        console.paragraph("No types from this package here", indent: "  ")
      }
      for found in places { console.entry("  \(found.name)", found.place, column: 28) }
    }
  }

  private func showResult(
    of question: TranscriptQuestion, isRight: Bool, isGuess: Bool
  ) throws(ToolError) {
    if isRight {
      console.line("  \(console.good("right"))")
    } else {
      console.paragraph(
        (isGuess ? "\(console.bad("wrong:")) it is " : "") + question.value.withVisibleControls,
        indent: "  ")
    }
    if let errors = question.words {
      if !question.refused.isEmpty { console.line("  Fixed version of:") }
      show(question.refused)
      console.line(
        question.refused.isEmpty ? "  The compiler:" : "  The compiler rejects the original:")
      for line in errors { console.paragraph(line, indent: "    ") }
      if let place = question.place { console.paragraph("See \(place).", indent: "  ") }
      return
    }
    if let remark = question.remark {
      console.paragraph("The document says \(remark).", indent: "  ")
    }
    if let reason = question.reason { console.paragraph(Markdown.plain(reason), indent: "  ") }
    if isRight { return }
    var places = question.place.map { [$0] } ?? []
    places.append(try pagePlace(of: question))
    let claim = try Claims(of: workspace.checkout).all.first { claim in
      claim.claim.contains("`\(question.expression)`")
        && claim.proofs.contains { $0.hasPrefix("\(chapter.tests).") }
    }
    if let claim { places.append("swift run workshop prove \(claim.id)") }
    console.paragraph("See \(places.joined(separator: "; ")).", indent: "  ")
  }

  /// The page that explains a value, with the heading above it: the guide, or else `More.md`.
  private func pagePlace(of question: TranscriptQuestion) throws(ToolError) -> String {
    let pages = [chapter.guide, chapter.more].filter {
      workspace.files.exists(workspace.checkout.path($0))
    }
    let type = question.expression.firstMatch(of: #/[A-Z]\w*/#)?.0
    let shown = [
      { (line: String) in line.contains(question.expression) },
      // A block may show another part of the section, or only the type.
      { $0.hasPrefix("<!-- ") && $0.contains(": \(question.section)") },
      { line in line.hasPrefix("<!-- code: ") && type.map { line.contains(" \($0)") } == true },
    ]
    for isShown in shown {
      for page in pages {
        let lines = try workspace.checkout.read(page).lines
        guard let line = lines.firstIndex(where: isShown) else { continue }
        let title = lines[..<line].last { $0.hasPrefix("## ") }?.dropFirst(3)
        // A heading may contain quotation marks.
        let quoted = title.map { $0.contains("\"") ? ", \($0)" : ", \"\($0)\"" }
        return page + (quoted ?? "")
      }
    }
    return chapter.guide
  }
}
