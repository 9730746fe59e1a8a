import Book
import ExerciseKit
import ToolSupport

extension Verb {
  static let predict = Verb(
    name: "predict",
    usage: "[NAME|NN] [SECTION] [--all] [--json]",
    summary: "Say what a chapter will print, before you see it.",
    details:
      "Shows the code that leads to a value, and asks for the value. Spaces, quotation marks "
      + "and capitals do not matter. Enter shows the value, '?' where the types of the code stand, "
      + "'s' skips, 'q' stops; the next time it goes on there. A round has twelve questions at "
      + "most: the chapter's best values, and two times whether some code compiles. SECTION is a part of a heading. From a pipe it reads an "
      + "answer a line.",
    options: [
      Option(name: "--all", summary: "Ask for every value of the chapter, or of the section."),
      Option(
        name: "--json",
        summary: "Write the questions and what became of them; one without an answer is open."),
    ],
    words: 0...2,
    action: .inCheckout { workspace, words throws(ToolError) in
      guard let chapter = try workspace.chapter(words) else {
        throw ToolError("Name the chapter to predict: predict Deps1", .usedWrongly)
      }
      let all = try TranscriptQuestion.all(of: chapter, in: workspace.checkout)
      var chosen = Set(all.indices)
      let part = words.plain.dropFirst().first
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
            "No section of \(chapter.title) that asks something has '\(part)' in its heading. There "
              + "are: \(headings.joined(separator: "; ")).", .usedWrongly)
        }
      } else if !words.has("--all") {
        chosen = TranscriptQuestion.best(12, of: all)
      }
      var round = PredictionRound(
        chapter: chapter, all: all, chosen: chosen.sorted(), workspace: workspace,
        isQuiet: words.has("--json"),
        keepsPlace: part == nil && !words.has("--all"))
      try round.play()
      if words.has("--json") { try workspace.console.json(round.records) }
      return 0
    })
}

extension TranscriptQuestion {
  /// This question for a program to read.
  fileprivate func record(_ answer: String, _ result: String) -> [String: Any] {
    [
      "section": section, "expression": expression, "value": value, "code": code,
      "place": place ?? "", "answer": answer, "result": result,
    ]
  }
}

/// One person and the values of a chapter.
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

  /// Asks until all is answered, or nobody answers any more.
  mutating func play() throws(ToolError) {
    let progress = try LearnerProgress(of: workspace.checkout)
    var (asked, right) = keepsPlace ? progress.place(in: chapter) : (0, 0)
    if asked >= chosen.count { (asked, right) = (0, 0) }
    // What was asked before counts as shown, so that what leads on from there stands there again.
    let questions = TranscriptQuestion.round(of: all, asking: Set(chosen[asked...]))
    if !isQuiet {
      console.paragraph(
        "\(chapter.title): \(chosen.count == 1 ? "1 question" : "\(chosen.count) questions"). What will be printed? Enter shows it, ? the "
          + "types, s skips, q stops.")
      if asked > 0 { console.paragraph("Going on with question \(asked + 1).") }
    }
    var missed: [TranscriptQuestion] = []
    var heading = ""
    for question in questions {
      if !isQuiet { show(question, below: &heading) }
      guard let answer = answer(to: question) else {
        if !isQuiet {
          console.line()
          console.paragraph(
            keepsPlace
              ? "Stopped at question \(asked + 1). Go on: swift run workshop predict \(chapter.name)"
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
      if !isQuiet, !isSkipped { try tell(question, isRight: isRight, isGuess: !answer.isEmpty) }
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
      console.line("== \(heading) ==")
    }
    show(question.code)
    for line in question.printed { console.paragraph(line) }
    console.line(question.words == nil ? "\(question.expression) // ?" : "yes or no?")
  }

  private func show(_ code: [String]) {
    for line in code {
      let indent = String(repeating: " ", count: 4 + line.prefix { $0 == " " }.count)
      if columns(of: line) + 4 <= console.width {
        console.line("    \(line)")
      } else {
        console.paragraph(line.trimming(while: \.isWhitespace), indent: indent)
      }
    }
  }

  /// What the person says; nil where he stops.
  private func answer(to question: TranscriptQuestion) -> String? {
    while true {
      if !isQuiet { console.write("> ") }
      guard let line = workspace.environment.nextLine() else { return nil }
      if !isQuiet, !console.isTerminal { console.line(String(line.prefix(80))) }
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
      let places = types(in: question)
      if places.isEmpty { console.line("  No type or function of this package stands there.") }
      for (name, place) in places { console.entry("  \(name)", place, column: 28) }
    }
  }

  private func tell(
    _ question: TranscriptQuestion, isRight: Bool, isGuess: Bool
  ) throws(ToolError) {
    if isRight {
      console.line("  \(console.good("right"))")
    } else {
      console.paragraph(
        (isGuess ? "\(console.bad("wrong:")) it is " : "") + question.value, indent: "  ")
    }
    if let words = question.words {
      if !question.refused.isEmpty { console.line("  It is a repair of:") }
      show(question.refused)
      console.line(question.refused.isEmpty ? "  The compiler:" : "  Of that the compiler says:")
      for line in words { console.paragraph(line, indent: "    ") }
      if let place = question.place { console.paragraph("See \(place).", indent: "  ") }
      return
    }
    if let reason = question.reason { console.paragraph(Markdown.plain(reason), indent: "  ") }
    if isRight { return }
    var places = question.place.map { [$0] } ?? []
    let guide = try workspace.checkout.read(chapter.guide).lines
    let line = guide.firstIndex { $0.contains(question.expression) } ?? 0
    let title = guide[..<line].last { $0.hasPrefix("## ") }?.dropFirst(3)
    places.append("\(chapter.guide)\(title.map { ", \"\($0)\"" } ?? "")")
    let claim = try Claims(of: workspace.checkout).all.first { claim in
      claim.claim.contains("`\(question.expression)`")
        && claim.proofs.contains { $0.hasPrefix("\(chapter.tests).") }
    }
    if let claim { places.append("swift run workshop prove \(claim.id)") }
    console.paragraph("See \(places.joined(separator: "; ")).", indent: "  ")
  }

  /// The types and functions of the package that the code names, and where they are declared.
  private func types(in question: TranscriptQuestion) -> [(name: String, place: String)] {
    let checkout = workspace.checkout
    let code = (question.code + [question.expression]).joined(separator: " ")
    let names = Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    // What the code calls `Before.App` stands in the folder Before, and nothing else does.
    let before = Set(code.matches(of: #/Before\.(?:\w+\.)*?(\w+)/#).map(\.1))
    var places: [(name: String, place: String, isBefore: Bool)] = []
    for folder in [chapter.folder, "Sources/Features", "Sources/Support"] {
      let files = try? workspace.files.files(below: checkout.path(folder)) {
        Chapter.besideProgram.contains($0)
      }
      for file in files ?? [] where file.hasSuffix(".swift") {
        let lines = (try? checkout.read("\(folder)/\(file)").lines) ?? []
        for (index, line) in lines.enumerated() {
          let type = #/^ *(?:[a-z]+ )*(?:class|struct|enum|protocol|actor|typealias) (\w+)/#
          let function = #/^(?:@?\w+ )*func (\w+)/#
          let declared = line.firstMatch(of: type)?.1 ?? line.firstMatch(of: function)?.1
          guard let name = declared, names.contains(name) else { continue }
          places.append(
            (String(name), "\(folder)/\(file):\(index + 1)", file.hasPrefix("Before/")))
        }
      }
    }
    var shown: [(name: String, place: String)] = []
    for (name, place, _) in places where !shown.contains(where: { $0.name == name }) {
      let meant = places.first {
        $0.name == name && $0.isBefore == before.contains(Substring(name))
      }
      shown.append((name, meant?.place ?? place))
    }
    return shown
  }
}
