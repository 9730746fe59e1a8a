import Synchronization
import WorkshopKit

@testable import LabKit

/// A machine on which time goes by only while a program runs, and no program really does.
final class FakeMachine: Processes, Stopwatch, TemporaryFolders {
  /// How long a program takes and how it ends, told by its line: the folder it runs in, its name
  /// and its arguments, for example `clone: swift build`.
  typealias Program = @Sendable (_ line: String) -> (takes: Duration, ends: Ended)

  private let now = Mutex(Duration.zero)
  private let log = Mutex<[String]>([])
  private let temporary = Mutex<[String: String]>([:])
  private let program: Program

  init(_ program: @escaping Program) {
    self.program = program
  }

  /// What happened, in order: the line of each program, `make` and `remove` with a folder.
  var lines: [String] { log.withLock { $0 } }

  /// The temporary directory that each program was given, by its line.
  var temporaryDirectories: [String: String] { temporary.withLock { $0 } }

  func run(
    _ command: Command, onLine: (@Sendable (String) -> Void)?
  ) async throws(Complaint) -> Ended {
    let words = [name(command.executable)] + command.arguments.map(name)
    let line = "\(name(command.directory ?? "")): \(words.joined(separator: " "))"
    log.withLock { $0.append(line) }
    temporary.withLock { $0[line] = command.environment["TMPDIR"] }
    let (takes, ends) = program(line)
    now.withLock { $0 += takes }
    return ends
  }

  func read() -> Duration { now.withLock { $0 } }

  func make() throws(Complaint) -> String {
    log.withLock { $0.append("make lab") }
    return "/scratch/lab"
  }

  func remove(_ folder: String) throws(Complaint) {
    log.withLock { $0.append("remove \(name(folder))") }
  }

  private func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

/// A checkout and its clones, and the programs of a developer's machine.
struct FakeFiles: FileSystem {
  var chapters = ["14-Deps1", "15-Deps2"]
  var programs: Set = ["/bin/swift", "/bin/swiftc", "/bin/git", "/bin/ldd"]

  func exists(_ path: String) -> Bool { programs.contains(path) }
  func isFolder(_ path: String) -> Bool { path == "/players/me/playground/Chapters" }
  func canWrite(_ path: String) -> Bool { true }
  func makeFolder(_ path: String) throws(Complaint) {}
  func write(_ text: String, to path: String) throws(Complaint) {}
  func remove(_ path: String) throws(Complaint) {}
  func move(_ path: String, to new: String) throws(Complaint) {}
  func age(of path: String) -> Duration { .zero }
  func read(_ path: String) throws(Complaint) -> String { "" }
  func entries(of folder: String) throws(Complaint) -> [String] { chapters }
}

/// A laboratory on a fake machine where everything goes well and is within its limits.
struct FakeLab {
  let page = Page()
  let machine: FakeMachine
  var files = FakeFiles()

  /// - Parameter instead: what some programs do otherwise; nil for those that do as usual.
  init(instead: @escaping @Sendable (String) -> (takes: Duration, ends: Ended)? = { _ in nil }) {
    machine = FakeMachine { instead($0) ?? Self.usual($0) }
  }

  func run(_ arguments: String...) async -> Int32 { await run(arguments) }

  func run(_ arguments: [String]) async -> Int32 {
    let surroundings = Surroundings(
      files: files, processes: machine, console: page, environment: ["PATH": "/bin"],
      directory: "/players/me/playground/Sources", executable: "/lab")
    return await Lab(surroundings, stopwatch: machine, folders: machine).run(arguments)
  }

  private static func usual(_ line: String) -> (takes: Duration, ends: Ended) {
    let takes: Duration =
      switch line {
      case "clone: Hello": .milliseconds(4)
      case "clone: Deps1": .milliseconds(5)
      case "clone: Deps2": .milliseconds(8)
      case "fresh: swift run Hello": .seconds(20)
      case "fresh: swift run Deps1", "fresh: swift run Deps2": .seconds(25)
      case "clone: workshop tour": .milliseconds(700)
      case "clone: swift test": .seconds(12)
      default: .seconds(100)
      }
    let output =
      switch line {
      case "Sources: git rev-parse --show-toplevel": "/players/me/playground\n"
      case "Sources: git rev-parse --short HEAD": "1a2b3c4\n"
      case ": swiftc --version": "Swift version 6.3.1\n"
      default: ""
      }
    return (takes, Ended(.exit(0), output: output))
  }
}
