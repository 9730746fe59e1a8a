import Book
import ExerciseKit
import Foundation
import ToolSupport

extension Verb {
  static let prove = Verb(
    name: "prove",
    usage: "[NAME|NN|ID]",
    summary: "Run the tests of a chapter or a claim",
    examples: [
      ("prove", "runs the tests of the current folder's chapter"),
      ("prove 14", "runs the tests of chapter 14"),
      ("prove DEPS-117", "runs the tests of one claim"),
    ],
    notes: [
      "Builds only these tests, and shows each one.",
      "The last line counts what passed and what was not run.",
      "Exits with 0 if something ran and nothing failed.",
    ],
    argumentCount: 0...1,
    action: .inCheckout { workspace, arguments throws(ToolError) in
      let proofs: ChosenProofs
      let claims = try Claims(of: workspace.checkout)
      if let word = arguments.plain.first, word.contains("-") || claims.known(word) != nil {
        let claim = try claims.claim(word)
        proofs = try ChosenProofs(of: claim, in: workspace.checkout)
        workspace.console.paragraph("\(claim.id) \(claim.claim)")
        workspace.console.entry("  verdict", claim.verdict)
      } else if let chapter = try workspace.chapter(arguments) {
        proofs = try ChosenProofs(of: chapter, in: workspace.checkout)
      } else {
        throw ToolError("Name a chapter or a claim: prove Deps1, prove DEPS-117", .usedWrongly)
      }
      return try await workspace.prove(proofs) ? 0 : 1
    })
}

extension Workspace {
  /// Builds the tests in their own build folder and runs them.
  ///
  /// - Returns: whether all pass.
  fileprivate func prove(_ proofs: ChosenProofs) async throws(ToolError) -> Bool {
    let scratch = "\(folder.scratch)/prove"
    try requireWritableBuildFolder()
    if !files.exists(scratch) {
      console.paragraph("Building the proofs. The first build takes up to a minute.")
    }
    let swift = try toolchain.program("swift")
    let package = ["--package-path", checkout.root, "--scratch-path", scratch]
    let errors = try await buildErrors(
      Command(
        swift, ["build", "--build-tests"] + package, in: checkout.root,
        environment: [Self.testsToBuild: proofs.modules.joined(separator: ",")]))
    guard errors.isEmpty else {
      throw ToolError(
        "The tests for \(proofs.title) don't compile:\n\(errors.joined(separator: "\n"))")
    }
    let events = "\(scratch)/events-\(UUID())"
    func runTests(_ more: String...) async throws(ToolError) -> (ProcessResult, [CheckEvents]) {
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
    var (ended, runs) = try await runTests()
    // In a parallel run, the crashed test is unknown.
    if !runs[0].runEnded { (ended, runs) = try await runTests("--no-parallel") }
    console.endProgress()
    var tally = ProofTally()
    let folders = Dictionary(uniqueKeysWithValues: try checkout.testFolders())
    for (module, run) in zip(proofs.modules, runs) {
      for test in run.tests where run.started.union(run.skipped).contains(test.id) {
        let fixtures = proofs.fixtures["\(module).\(test.id)", default: []]
        let result = ProofResult(test, fixtures, of: run, in: folders[module, default: ""])
        result.show(on: console)
        tally.add(result)
      }
      let found = Set(run.tests.map { "\(module).\($0.id)" })
      for name in proofs.tests where name.hasPrefix("\(module).") && !found.contains(name) {
        tally.addNotRun(name, on: console)
      }
    }
    for name in proofs.missing + proofs.scripts { tally.addNotRun(name, on: console) }
    console.line()
    guard runs[0].runEnded else {
      let output = ended.messages
      let last =
        output.matches(of: #/Fatal error: .*/#).last ?? output.firstMatch(of: #/exited with .*/#)
      throw ToolError(
        "The test run didn't finish\(last.map { ": \($0.0)" } ?? ".")")
    }
    guard runs.contains(where: { !$0.started.isEmpty }) else {
      throw ToolError("\(proofs.title): no test ran.")
    }
    console.paragraph("\(proofs.title): \(tally.sentence(scripts: proofs.scripts))")
    return tally.failed == 0 && ended.succeeded
  }
}
