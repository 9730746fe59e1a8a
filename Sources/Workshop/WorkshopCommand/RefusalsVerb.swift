import Book
import ToolSupport

extension Verb {
  static let refusals = Verb(
    name: "refusals",
    usage: "[--bless] [CHAPTER …]",
    summary: "Compare compiler errors with the recorded messages",
    examples: [
      ("refusals", "checks every fixture in the Refused folders"),
      ("refusals 14", "checks the fixtures of chapter 14"),
      ("refusals --bless", "records this compiler's messages"),
    ],
    notes: [
      "The original must fail with the recorded messages, and its repair must compile.",
      "--bless reports messages on other lines, which you have to add yourself.",
    ],
    options: [
      Option(
        name: "--bless", summary: "Update the recorded messages and show the changes")
    ],
    argumentCount: 0...100,
    action: .inCheckout { workspace, arguments throws(ToolError) in
      let (checkout, console, isBlessing) = (
        workspace.checkout, workspace.console, arguments.has("--bless")
      )
      let named = try arguments.plain.map(checkout.chapter)
      var fixtures: [RefusedFixture] = []
      for chapter in try checkout.chapters() where named.isEmpty || named.contains(chapter) {
        fixtures += try RefusedFixture.all(of: chapter, in: checkout)
      }
      guard !isBlessing || workspace.files.canWrite(checkout.path("Chapters")) else {
        throw ToolError(
          "\(checkout.path("Chapters")) cannot be written, so no message can be updated.")
      }
      let errors = try await workspace.build(named.count == 1 ? named[0] : nil) {
        console.paragraph("\($0) refusals")
      }
      guard errors.isEmpty else {
        throw ToolError(
          "The chapters don't build, so no fixture was checked:\n\(errors.joined(separator: "\n"))")
      }
      let refusals = RefusalChecker(workspace)
      let judged = try await inParallel(fixtures) { fixture throws(ToolError) in
        console.progress("Checking: \(fixture.name)")
        let outcome = try await refusals.outcome(of: fixture)
        let isRight = outcome == .refused || !isBlessing
        return (outcome, isRight ? nil : try await refusals.mended(fixture))
      }
      console.endProgress()
      var (updated, failed) = (0, 0)
      for (fixture, (outcome, texts)) in zip(fixtures, judged) {
        if let texts {
          for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
            let old = try checkout.read(path)
            try workspace.files.write(text, to: checkout.path(path))
            console.line("Changes in \(path) ('-' old, '+' new):")
            console.showChange(from: old, to: text)
          }
          updated += texts.isEmpty ? 0 : 1
        } else if let sentence = outcome.sentence {
          console.line("\(fixture.path): \(sentence)")
          failed += 1
        }
      }
      let passed = fixtures.count - updated - failed
      if isBlessing {
        console.paragraph(
          "\(fixtures.count) fixtures: \(passed) already pass, \(updated) updated, \(failed) fail "
            + "and are unchanged.")
      } else {
        console.paragraph("\(fixtures.count) fixtures: \(passed) pass, \(failed) fail.")
        if failed > 0 { console.paragraph(RefusalChecker.advice) }
      }
      if updated > 0 {
        console.paragraph("Review the changes with 'git diff'.")
        console.paragraph(
          "Update the pages that quote these messages: swift run workshop guides --bless")
        let version = try await workspace.toolchain.version()
        if version != Toolchain.recorded {
          console.paragraph(
            "Change 'recorded' in Toolchain.swift from \(Toolchain.recorded) to \(version).")
        }
      }
      return failed == 0 ? 0 : 1
    })
}
