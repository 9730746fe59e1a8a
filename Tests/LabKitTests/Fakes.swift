import Book
import ExerciseKit
import ToolSupport

@testable import LabKit

/// A machine on which time goes by only while a program runs, and no program really does.
final class FakeMachine: Processes, Stopwatch, TemporaryFolders {
  /// How long a program takes and how it ends, told by its line: the folder it runs in, its name
  /// and its arguments, for example `clone: swift build`.
  typealias Program = @Sendable (_ line: String) -> (takes: Duration, ends: ProcessResult)

  private let now = Locked(Duration.zero)
  private let log = Locked<[String]>([])
  private let given = Locked<[String: [String: String]]>([:])
  private let program: Program
  let watch: FakeWatch

  init(watch: FakeWatch, _ program: @escaping Program) {
    (self.watch, self.program) = (watch, program)
  }

  /// What happened, in order: the line of each program, `make` and `remove` with a folder.
  var lines: [String] { log.withLock { $0 } }

  /// What was added to the environment of each program, by its line.
  var environments: [String: [String: String]] { given.withLock { $0 } }

  func run(
    _ command: Command, onLine: (@Sendable (String) -> Void)?
  ) async throws(ToolError) -> ProcessResult {
    let words = [name(command.executable)] + command.arguments.map(name)
    let line = "\(name(command.directory ?? "")): \(words.joined(separator: " "))"
    log.withLock { $0.append(line) }
    given.withLock { $0[line] = command.environment }
    let (takes, ends) = program(line)
    now.withLock { $0 += takes }
    if ends == FakeWatch.goesOn, let onLine {
      await watch.run(onLine) { [self] takes in now.withLock { $0 += takes } }
      log.withLock { $0.append("end \(words.joined(separator: " "))") }
    }
    return ends
  }

  func read() -> Duration { now.withLock { $0 } }

  /// Until somebody waits in vain for a verdict, every wait is ended by the one who began it.
  func wait(_ time: Duration) async {
    while !Task.isCancelled, !watch.isSilent { try? await Task.sleep(for: .milliseconds(1)) }
  }

  func waitForNextSecond() async { log.withLock { $0.append("next second") } }

  func make() throws(ToolError) -> String {
    log.withLock { $0.append("make lab") }
    return "/scratch/lab"
  }

  func remove(_ folder: String) throws(ToolError) {
    log.withLock { $0.append("remove \(name(folder))") }
  }

  private func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

/// A laboratory on a fake machine where everything goes well and is within its limits.
struct FakeLab {
  let page = RecordingConsole()
  let machine: FakeMachine
  var files = FakeFiles()

  /// - Parameters:
  ///   - instead: what some programs do otherwise; nil for those that do as usual.
  ///   - verdict: what `workshop watch` says of some texts otherwise; nil for those of which it says
  ///     the usual.
  init(
    instead: @escaping @Sendable (String) -> (takes: Duration, ends: ProcessResult)? = { _ in nil },
    verdict: @escaping @Sendable (String) -> FakeWatch.Verdict? = { _ in nil }
  ) {
    machine = FakeMachine(watch: FakeWatch { verdict($0) ?? Self.usualVerdict($0) }) {
      instead($0) ?? Self.usual($0)
    }
  }

  func run(_ arguments: String...) async -> Int32 { await run(arguments) }

  func run(_ arguments: [String]) async -> Int32 {
    var files = files
    files.onWrite = machine.watch.save
    let environment = ToolEnvironment(
      files: files, processes: machine, console: page, variables: ["PATH": "/bin"],
      directory: "/players/me/playground/Sources", executable: "/lab")
    return await Lab(environment, stopwatch: machine, folders: machine).run(arguments)
  }

  private static func usual(_ line: String) -> (takes: Duration, ends: ProcessResult) {
    let takes: Duration =
      switch line {
      case "clone: Hello": .milliseconds(4)
      case "clone: Deps1": .milliseconds(5)
      case "clone: Deps2": .milliseconds(8)
      case "fresh: swift run Hello": .seconds(20)
      case "fresh: swift run Deps1", "fresh: swift run Deps2": .seconds(25)
      case "clone: workshop tour": .milliseconds(700)
      case "clone: swift test": .seconds(12)
      case "clone: swift build --product workshop": .seconds(40)
      case "clone: workshop check UseAndReplace", "clone: workshop check WrongObject": .seconds(2)
      case "clone: workshop check --all": .milliseconds(240)
      case "hand: checks": .milliseconds(100)
      case let line where line.hasPrefix("hand: swiftc"): .milliseconds(500)
      case let line where line.hasSuffix("swift test --filter Task1"): .milliseconds(2400)
      default: .seconds(100)
      }
    let output =
      switch line {
      case "Sources: git rev-parse --show-toplevel": "/players/me/playground\n"
      case "Sources: git rev-parse --short HEAD": "1a2b3c4\n"
      case ": swiftc --version": "Swift version 6.3.1\n"
      case "clone: swift build --show-bin-path": "/scratch/lab/clone/.build/triple/debug\n"
      case "clone: workshop solution UseAndReplace", "clone: workshop solution WrongObject":
        "let solved = true\n"
      case "UseAndReplace: swift test --filter Task1":
        "[4/5] Compiling UseAndReplaceExercise Exercise.swift\nTest run with 2 tests passed\n"
      case "WrongObject: swift test --filter Task1":
        "[4/5] Compiling WrongObjectExercise Exercise.swift\nTest run with 3 tests passed\n"
      default: ""
      }
    return switch line {
    case "clone: workshop check UseAndReplace", "clone: workshop check WrongObject":
      (
        takes,
        ProcessResult(.exit(1), output: "Practice: 0 of 2 tasks solved (text 442ab9b7)\nNO\n")
      )
    case "clone: workshop check --all":
      (takes, ProcessResult(.exit(1), output: "UseAndReplace no\n\n2 exercises: 0 solved.\n"))
    case let line where line.hasPrefix("clone: workshop watch"): (.zero, FakeWatch.goesOn)
    default: (takes, ProcessResult(.exit(0), output: output))
    }
  }

  /// A sound verdict, within the limits.
  private static func usualVerdict(_ text: String) -> FakeWatch.Verdict {
    switch FakeWatch.edit(in: text) {
    case .body: (.milliseconds(200), "2 of 2 tasks solved")
    case .interface: (.milliseconds(700), "2 of 2 tasks solved")
    case .error: (.milliseconds(100), "DOES NOT COMPILE")
    }
  }
}
