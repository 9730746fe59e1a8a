import Book
import ExerciseTestSupport
import Foundation
import SwiftOutline
import TestSupport
import Testing
import ToolSupport

@testable import ExerciseKit

/// Uses real exercises and the real compiler.
struct JudgeTests {
  @Test("`Judge` checks the text on disk, even right after a save")
  func fresh() async throws {
    let played = try PlayedCheckout()
    let exercise = try played.exercise("UseAndReplace")
    let solution = try played.solution(of: exercise)
    for text in [solution.solved, solution.stub, solution.solved(upTo: 1), solution.solved] {
      let verdict = try await played.verdict(on: exercise.name, text)
      #expect(verdict.hash == ContentHash(text))
      #expect(verdict.solves(1) == (text != solution.stub))
      #expect(verdict.solves(2) == (text == solution.solved))
    }
  }

  @Test("`Judge` recompiles the checks only if an edit changes the interface")
  func compiledAnew() async throws {
    let played = try PlayedCheckout()
    let exercise = try played.exercise("UseAndReplace")
    let solved = try played.solution(of: exercise).solved
    let (workspace, counted) = counting(played)
    let judge = try await Judge(workspace)
    // In a new build folder, shared modules are compiled first.
    _ = try await judge.verdict(on: solved, at: exercise)
    // A random name, so that no verdict is cached.
    let (name, number) = ("helper\(UInt32.random(in: 0...(.max)))", Int.random(in: 0...1_000_000))
    /// The started programs, sorted because some run in parallel.
    func judged(_ more: String) async throws -> [String] {
      counted.forget()
      _ = try await judge.verdict(on: "\(solved)\n\(more)\n", at: exercise)
      return counted.programs.sorted()
    }
    let all = ["Checks.swift", "Exercise.swift", "Given", "interface", "link", "run"]
    #expect(try await judged("func \(name)() -> Int { \(number) }") == all)
    #expect(
      try await judged("func \(name)() -> Int { \(number + 1) }")
        == ["Exercise.swift", "interface", "link", "run"])
    #expect(try await judged("func \(name)() -> Int { \(number + 1) }") == ["run"])
    #expect(try await judged("func \(name)() -> String { \"\" }") == all)
    // An error in a body leaves the interface valid.
    let failed = try await judged("func \(name)() -> String { 17 }")
    #expect(!failed.contains("link"))
  }

  private func counting(_ played: PlayedCheckout) -> (Workspace, CountedProcesses) {
    let counted = CountedProcesses()
    var environment = played.workspace.environment
    environment.processes = counted
    return (Workspace(checkout: played.workspace.checkout, environment: environment), counted)
  }

  @Test("`Judge` reuses a cached run only if the text is unchanged")
  func keptRuns() async throws {
    let played = try PlayedCheckout()
    let exercise = try played.exercise("UseAndReplace")
    let solution = try played.solution(of: exercise)
    let (workspace, counted) = counting(played)
    let judge = try await Judge(workspace)
    let keeper = try await Judge(workspace, keepsRuns: true)
    // A random name, so that no verdict is cached.
    let name = "helper\(UInt32.random(in: 0...(.max)))"
    let printing = solution.solved.replacing("self.deps =", with: "print(17)\nself.deps =")
    for text in [solution.solved(upTo: 1), printing] {
      let text = "\(text)\nlet \(name) = 1\n"
      let first = try await keeper.verdict(on: text, at: exercise)
      counted.forget()
      let again = try await keeper.verdict(on: text, at: exercise)
      #expect(counted.programs == (text.contains("print(17)") ? ["run"] : []))
      #expect(again.checks.map(\.result) == first.checks.map(\.result))
      #expect(again.printed == first.printed)
      counted.forget()
      _ = try await judge.verdict(on: text, at: exercise)
      #expect(counted.programs == ["run"])
    }
  }

  @Test("A test run that times out once doesn't change the verdict")
  func slowMachine() async throws {
    let played = try PlayedCheckout(of: ["MainQueue"])
    let exercise = try played.exercise("MainQueue")
    let (workspace, counted) = counting(played)
    // A static let is initialized once per process, so a check that runs alone has a different result.
    let text = try played.solution(
      of: exercise.name,
      replacing: "if MainQueue.isCurrent {",
      with: "enum First { static let isCurrent = MainQueue.isCurrent }; if First.isCurrent {")
    let judge = try await Judge(workspace)
    let usual = try await judge.verdict(on: text, at: exercise)
    counted.forget()
    counted.stopsNextRun()
    let slow = try await judge.verdict(on: text, at: exercise)
    #expect(slow["passesOnFromElsewhere"]?.isRed == true)
    #expect(slow.checks.map(\.result.isRed) == usual.checks.map(\.result.isRed))
    #expect(counted.programs.count == slow.checks.count + 2)
  }

  @Test("An answer can use every toolchain library, but no unknown symbol")
  func libraries() async throws {
    let played = try PlayedCheckout()
    let solved = try played.solution(of: try played.exercise("UseAndReplace")).solved
    // A random name, so that no verdict is cached.
    let name = "helper\(UInt32.random(in: 0...(.max)))"
    let linked = try await played.verdict(
      on: "UseAndReplace",
      """
      import Distributed
      \(solved)
      func \(name)() -> Any.Type { LocalTestingDistributedActorSystem.self }

      """)
    #expect(linked.solvesAll)
    let unknown = try await played.verdict(
      on: "UseAndReplace",
      """
      \(solved)
      @_silgen_name("nobodyHasThis") func other()
      func \(name)() { other() }

      """)
    #expect(!unknown.solves(1))
    #expect(unknown.checks.first?.result.words.first?.contains("nobodyHasThis") == true)
  }

  @Test("An answer that breaks a given file shows the errors of that file")
  func givenFiles() async throws {
    let played = try PlayedCheckout(of: ["FromSingletonToRoot"])
    let exercise = try played.exercise("FromSingletonToRoot")
    let text = try played.solution(of: exercise).solved.replacing("getList", with: "getAll")
    let verdict = try await played.verdict(on: exercise.name, text)
    guard case .doesNotCompile(let errors) = verdict.outcome else {
      Issue.record("\(verdict.outcome)")
      return
    }
    #expect(Set(errors.map(\.file)) == ["Screens.swift"])
  }

  @Test("A check that doesn't compile keeps the other checks from running")
  func checksDoNotCompile() async throws {
    let played = try PlayedCheckout()
    let text = try played.solution(
      of: "UseAndReplace", replacing: "func total() -> Int {",
      with: "func total() -> String {\n\"\"")
    let verdict = try await played.verdict(
      on: "UseAndReplace",
      text.replacing("(deps.aService.getAs() + deps.bService.getBs()).reduce(0, +)", with: ""))
    guard case .checksDoNotCompile(let errors, _) = verdict.outcome,
      case .checksDoNotCompile(let error) = verdict["addsAAndB"]
    else {
      Issue.record("\(verdict.outcome)")
      return
    }
    #expect(error.file == "Checks.swift")
    #expect(errors.first == error)
    #expect(verdict["keepsB"] == .notAsked)
    #expect(!verdict.checks.contains { $0.result == .passed })
  }

  @Test(
    "A solution passes with extra output or reordered declarations",
    arguments: try exercises())
  func noFalseRed(_ exercise: Exercise) async throws {
    let played = try PlayedCheckout(of: [exercise.name])
    let solved = try played.solution(of: exercise).solved
    let printing = try printing(try SourceFile(path: "Exercise.swift", text: solved))
    // In a file with sections, a declaration belongs to its section.
    let hasSections = solved.contains("// MODULE ")
    let reversed = hasSections ? printing : try reversed(solved)
    // The text is unchanged only if the solution has no functions.
    try #require(printing != solved || !solved.contains(#/\b(func|init)\b/#))
    try #require(reversed != solved)
    for text in [printing, reversed] {
      let verdict = try await AsyncLimiter.compilers.pass {
        try await played.verdict(on: exercise.name, text)
      }
      #expect(verdict.solvesAll, "\(verdict.outcome)")
      #expect(verdict.printed.isEmpty || text == printing)
    }
  }

  /// A representative exercise, or the one in the variable `EXERCISE`, which `Scripts/slow/exercise` sets.
  private static func exercises() throws -> [Exercise] {
    let name = ProcessInfo.processInfo.environment["EXERCISE"] ?? "UseAndReplace"
    return [try Exercise.named(name, in: TestCheckout.checkout)]
  }

  /// Whether a body is a single expression, whose closures may return.
  private func isOneCall(_ body: some StringProtocol) -> Bool {
    var flat = String(body).replacing(#/\/\/.*/#, with: "")
    while flat.contains("{") {
      let shorter = flat.replacing(#/\{[^{}]*\}/#, with: "")
      if shorter == flat { return false }
      flat = shorter
    }
    let lines = flat.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    return lines.count == 1 && !flat.contains(#/\b(return|switch|if|guard|for|do|let|var) /#)
  }

  /// The text with a `print` at the start of each function.
  private func printing(_ source: SourceFile) throws -> String {
    var (text, end) = ("", 0)
    for declaration in try source.declarations() {
      let functions = declaration.kind == .function ? [declaration] : declaration.members
      for function in functions where [.function, .initializer].contains(function.kind) {
        guard let body = function.bodyRange else { continue }
        let code = source.text(in: body)
        let start = code.trimming(while: \.isWhitespace)
        let isExpression =
          function.kind == .function && function.type != nil
          && (!start.contains("return ") || start.hasPrefix("{") || isOneCall(start))
        text += source.text(in: end..<body.lowerBound) + "\nprint(1)\n"
        // A 'switch' can't be in parentheses, and may follow a comment.
        let isSwitch = isExpression && start.contains(#/^( *(\/\/.*)?\n)* *switch /#)
        text +=
          isSwitch
          ? code.replacing("switch ", with: "return switch ", maxReplacements: 1)
          : isExpression ? "return (\(code)\n)\n" : code
        end = body.upperBound
      }
    }
    return text + source.text(in: end..<source.text.utf8.count)
  }

  /// The text with its declarations in reverse order, within each section.
  private func reversed(_ text: String) throws -> String {
    try text.split(separator: "// MODULE ").enumerated().map { index, section in
      let head = index == 0 ? "" : section.prefix { $0 != "\n" }
      let source = try SourceFile(
        path: "Exercise.swift", text: String(section.dropFirst(head.count)))
      let declarations = try source.declarations()
      let imports = declarations.prefix { $0.kind == .import }
      return head + "\n"
        + (imports + declarations.dropFirst(imports.count).reversed())
        .map { source.text(in: $0.range) }.joined(separator: "\n\n")
    }.joined(separator: "\n// MODULE ")
  }
}

/// The real processes, with a record of each.
private final class CountedProcesses: Processes {
  private let started = Locked<[String]>([])
  private let stops = Locked(false)

  var programs: [String] { started.withLock { $0 } }

  /// Makes the next run of checks time out.
  func stopsNextRun() { stops.withLock { $0 = true } }

  func forget() { started.withLock { $0 = [] } }

  func run(
    _ command: Command, onLine: (@Sendable (String) -> Void)?
  ) async throws(ToolError) -> ProcessResult {
    let line = command.line
    let words = [
      ("-emit-module ", "interface"), ("-primary-file Exercise.swift", "Exercise.swift"),
      ("-primary-file Checks.swift", "Checks.swift"),
      ("-primary-file ", "Given"), ("ld.lld ", "link"), ("-emit-library ", "link"),
      ("runner ", "run"),
    ]
    let what = words.first { line.contains($0.0) }?.1 ?? line
    started.withLock { $0.append(what) }
    let isStopped = stops.withLock { stops in
      defer { if what == "run" { stops = false } }
      return stops && what == "run"
    }
    if isStopped { return ProcessResult(.overtime(command.limit)) }
    return try await TestCheckout.processes.run(command, onLine: onLine)
  }
}
