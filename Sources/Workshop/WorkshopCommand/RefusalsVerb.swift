import Book
import ToolSupport

extension Verb {
  static let refusals = Verb(
    name: "refusals",
    usage: "[--bless] [CHAPTER …]",
    summary: "For maintainers: compare what the compiler refuses with the words we recorded.",
    details:
      "Asks the compiler about every fixture in the folders Refused, or in those of the named "
      + "chapters: it must refuse the form with the words in the comments, and accept the repair. "
      + "Names each that is wrong, and each that this compiler refuses with other words. With "
      + "--bless it writes this compiler's words into the comments, and tells which fixtures are "
      + "left to you: the compiler cannot put in what it says in addition or on another line.",
    options: [
      Option(
        name: "--bless", summary: "Write this compiler's words into them, and show the change.")
    ],
    words: 0...100,
    action: .inCheckout { workspace, words throws(ToolError) in
      let (checkout, console, isBlessing) = (
        workspace.checkout, workspace.console, words.has("--bless")
      )
      let named = try words.plain.map(checkout.chapter)
      var fixtures: [RefusedFixture] = []
      for chapter in try checkout.chapters() where named.isEmpty || named.contains(chapter) {
        fixtures += try RefusedFixture.all(of: chapter, in: checkout)
      }
      guard !isBlessing || workspace.files.canWrite(checkout.path("Chapters")) else {
        throw ToolError(
          "\(checkout.path("Chapters")) cannot be written, so nothing can be blessed.")
      }
      let errors = try await workspace.build(named.count == 1 ? named[0] : nil) {
        console.paragraph("\($0) refusals")
      }
      guard errors.isEmpty else {
        throw ToolError(
          "Fixtures need their chapters built:\n\(errors.joined(separator: "\n"))")
      }
      let refusals = RefusalChecker(workspace)
      let judged = try await inParallel(fixtures) { fixture throws(ToolError) in
        console.progress("Checking: \(fixture.name)")
        let outcome = try await refusals.outcome(of: fixture)
        let isRight = outcome == .refused || !isBlessing
        return (outcome, isRight ? nil : try await refusals.mended(fixture))
      }
      console.endProgress()
      var (blessed, wrong) = (0, 0)
      for (fixture, (outcome, texts)) in zip(fixtures, judged) {
        if let texts {
          for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
            let old = try checkout.read(path)
            try workspace.files.write(text, to: checkout.path(path))
            console.line("\(path), '-' before, '+' now:")
            console.showChange(from: old, to: text)
          }
          blessed += texts.isEmpty ? 0 : 1
        } else if let sentence = outcome.sentence {
          console.line("\(fixture.path): \(sentence)")
          wrong += 1
        }
      }
      let right = "\(fixtures.count) fixtures: \(fixtures.count - blessed - wrong) right"
      if isBlessing {
        console.paragraph(
          "\(right) before, \(blessed) blessed, \(wrong) wrong and left as they were.")
      } else {
        console.paragraph("\(right), \(wrong) not.")
        if wrong > 0 { console.paragraph(RefusalChecker.advice) }
      }
      if blessed > 0 {
        console.paragraph("Read 'git diff' before you keep it.")
        console.paragraph("Pages that quote it: swift run workshop guides --bless")
        let version = try await workspace.toolchain.version()
        if version != Toolchain.recorded {
          console.paragraph(
            "In Toolchain.swift, 'recorded' is still \(Toolchain.recorded), not \(version).")
        }
      }
      return wrong == 0 ? 0 : 1
    })
}
