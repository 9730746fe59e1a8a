import Book
import ExerciseKit
import Foundation
import ToolSupport

extension Verb {
  static let prove = Verb(
    name: "prove",
    usage: "[NAME|NN|ID]",
    summary: "Run the proofs of one chapter, or of one claim.",
    details:
      "Builds the tests of that chapter, or those that prove that claim, without the rest of "
      + "the package, and runs them. Shows what each says and, where one is red, what was expected "
      + "and found. Without a name it is the chapter whose folder you are in. Ends with status 0 if "
      + "all are green.",
    words: 0...1,
    action: .inCheckout { workspace, words throws(ToolError) in
      let proofs: ChosenProofs
      let claims = try Claims(of: workspace.checkout)
      if let word = words.plain.first, word.contains("-") || claims.known(word) != nil {
        let claim = try claims.claim(word)
        proofs = try ChosenProofs(of: claim, in: workspace.checkout)
        workspace.console.paragraph("\(claim.id) \(claim.claim)")
        workspace.console.entry("  verdict", claim.verdict)
      } else if let chapter = try workspace.chapter(words) {
        proofs = ChosenProofs(of: chapter)
      } else {
        throw ToolError("Name a chapter or a claim: prove Deps1, prove DEPS-117", .usedWrongly)
      }
      return try await workspace.prove(proofs) ? 0 : 1
    })
}

extension Workspace {
  /// Builds the tests in a folder of their own and runs them: whether all are green.
  fileprivate func prove(_ proofs: ChosenProofs) async throws(ToolError) -> Bool {
    let scratch = "\(folder.scratch)/prove"
    guard files.canWrite(folder.scratch) else { throw ToolError("\(cannotWriteNote) prove") }
    if !files.exists(scratch) {
      console.paragraph("Building what proofs need. The first time this takes up to a minute.")
    }
    let swift = try toolchain.program("swift")
    let package = ["--package-path", checkout.root, "--scratch-path", scratch]
    let errors = try await buildErrors(
      Command(
        swift, ["build", "--build-tests"] + package, in: checkout.root,
        environment: [Self.testsToBuild: proofs.modules.joined(separator: ",")]))
    guard errors.isEmpty else {
      throw ToolError(
        "What proves \(proofs.title) does not compile:\n\(errors.joined(separator: "\n"))")
    }
    let events = "\(scratch)/events-\(UUID())"
    func tested(_ more: String...) async throws(ToolError) -> (ProcessResult, [CheckEvents]) {
      let ended = try await run(
        Command(
          swift,
          ["test", "--skip-build", "--disable-xctest", "--filter", proofs.pattern] + package + more
            + ["--event-stream-version", "0", "--event-stream-output-path", events],
          in: checkout.root, environment: ["SWIFT_BACKTRACE": "enable=no"]))
      let text = (try? files.read(events)) ?? ""
      try? files.remove(events)
      return (ended, proofs.modules.map { CheckEvents(text, module: $0) })
    }
    console.progress("Running the proofs of \(proofs.title)")
    var (ended, runs) = try await tested()
    // Who crashed is seen only where nothing runs beside.
    if !runs[0].runEnded { (ended, runs) = try await tested("--no-parallel") }
    console.endProgress()
    var red = 0
    let folders = Dictionary(uniqueKeysWithValues: try checkout.testFolders())
    for (module, run) in zip(proofs.modules, runs) {
      for test in run.tests where run.started.union(run.skipped).contains(test.id) {
        if !show(test, of: run, in: folders[module, default: ""]) { red += 1 }
      }
    }
    for script in proofs.scripts { console.paragraph("not run: \(script)", indent: "  ") }
    console.line()
    let said = ended.messages
    guard runs[0].runEnded else {
      let last =
        said.matches(of: #/Fatal error: .*/#).last ?? said.firstMatch(of: #/exited with .*/#)
      throw ToolError(
        "The tests did not come to their end\(last.map { ": \($0.0)" } ?? ".")")
    }
    let ran = runs.map(\.started.count).reduce(0, +)
    guard ran > 0 else { throw ToolError("\(proofs.title): no test ran.") }
    console.paragraph(
      "\(proofs.title): \(ran == 1 ? "1 proof" : "\(ran) proofs"), "
        + (red == 0 ? "all green." : "\(red) red."))
    return red == 0 && ended.succeeded
  }

  /// Shows what a test says and found: whether it is green, or proves nothing on this system.
  private func show(_ test: CheckEvents.Test, of run: CheckEvents, in folder: String) -> Bool {
    if run.skipped.contains(test.id) {
      console.entry("  --", "\(test.sentence) (skipped on this system)", column: 6)
      return true
    }
    let issues = run.issues[test.id, default: []]
    let hasEnded = run.ended.contains(test.id)
    let isGreen = issues.isEmpty && hasEnded
    console.entry(
      "  " + (isGreen ? console.good("ok") : console.bad("NO")), test.sentence, column: 6)
    for issue in issues.prefix(3) {
      let line = issue.line.map { ":\($0)" } ?? ""
      console.paragraph("\(folder)/\(test.file)\(line)", indent: "      ")
      let words = issue.words
      console.paragraph(
        words.count > 300 ? "\(words.prefix(200)) … \(words.suffix(90))" : words, indent: "      ")
    }
    if issues.count > 3 { console.line("      and \(issues.count - 3) more") }
    if !hasEnded { console.line("      It did not come to its end.") }
    return isGreen
  }
}
