import Book
import TestSupport
import ToolSupport

@testable import LabKit

/// The command `lab` in a small checkout in memory, on a machine where time goes by only while a
/// program runs, and no program really does.
final class FakeLab: Processes, Stopwatch {
  static let home = "/players/playground"
  static let clone = "/scratch/lab/clone"

  /// How long a program takes and how it ends, by its line: the folder in which it runs, its name and
  /// its arguments, for example `clone: swift build`.
  typealias Program = (takes: Duration, result: ProcessResult)

  /// How long `workshop watch` takes to judge a text, and its words; nil where it ends instead.
  typealias Verdict = (takes: Duration, words: String?)

  let console = RecordingConsole()
  let files: InMemoryFiles
  private let instead: @Sendable (String, InMemoryFiles) -> Program?
  private let verdict: @Sendable (String) -> Verdict?
  private let now = Locked(Duration.zero)
  private let started = Locked<[(line: String, variables: [String: String])]>([])

  /// - Parameters:
  ///   - texts: more files of the checkout.
  ///   - programs: what is on the `PATH`.
  ///   - instead: what some programs do otherwise than usual.
  ///   - verdict: what `workshop watch` says of some texts otherwise than usual.
  init(
    _ texts: [String: String] = [:], programs: [String] = ["swift", "swiftc", "git", "ldd", "cp"],
    instead: @escaping @Sendable (String, InMemoryFiles) -> Program? = { _, _ in nil },
    verdict: @escaping @Sendable (String) -> Verdict? = { _ in nil }
  ) {
    let checkout = [
      "Package.swift": "", "Chapters/README.md": "", "Chapters/14-Deps1/main.swift": "",
      "Chapters/15-Deps2/Exercises/WrongObject/Exercise.swift": "",
    ].merging(texts) { $1 }
    files = InMemoryFiles(
      Dictionary(
        uniqueKeysWithValues: checkout.map { ("\(Self.home)/\($0)", $1) }
          + programs.map { ("/bin/\($0)", "") }))
    (self.instead, self.verdict) = (instead, verdict)
  }

  /// The names of the rows that are over their limits.
  var over: [String] {
    console.text.split(separator: "\n").filter { $0.hasSuffix("OVER") }.map { line in
      line.split(separator: "  ")[0].trimmingPrefix(" ").description
    }
  }

  /// The lines of the programs that ran, in order.
  var lines: [String] { started.withLock { $0.map(\.line) } }

  /// What was added to the environment variables of a program, by its line.
  var variables: [String: [String: String]] {
    started.withLock { Dictionary($0.map { ($0.line, $0.variables) }) { $1 } }
  }

  func run(
    _ arguments: String..., proofs: String = "", on system: OperatingSystem = .linux
  ) async -> Int32 {
    await run(arguments, proofs: proofs, on: system)
  }

  func run(
    _ arguments: [String], proofs: String = "", on system: OperatingSystem = .linux
  ) async -> Int32 {
    let environment = ToolEnvironment(
      files: files, processes: self, console: console, system: system,
      variables: ["PATH": "/bin", "PROOFS": proofs], directory: "\(Self.home)/Chapters",
      executable: "/lab")
    return await Lab(environment, stopwatch: self, folder: "/scratch/lab").run(arguments)
  }

  func read() -> Duration { now.withLock { $0 } }

  func wait(_ time: Duration) async { now.withLock { $0 += time } }

  func run(
    _ command: Command, onLine: (@Sendable (String) -> Void)?
  ) async throws(ToolError) -> ProcessResult {
    func name(_ path: String) -> String { String(path.split(separator: "/").last ?? "") }
    let words = ([command.executable] + command.arguments).map(name).joined(separator: " ")
      .replacing("sh -c \(WorkshopClone.openInput.split(separator: "/").last ?? "") ", with: "")
    let line = "\(name(command.directory ?? "")): \(words)"
    started.withLock { $0.append((line, command.environment)) }
    if words.hasPrefix("git clone") || words.hasPrefix("cp -R") {
      let paths = command.arguments.suffix(2)
      try copy(paths.first ?? "", to: paths.last ?? "")
    }
    let (takes, result) = instead(line, files) ?? Self.usual(line)
    now.withLock { $0 += takes }
    if words.hasPrefix("workshop watch"), result.succeeded, let onLine {
      await watch(command.arguments.last ?? "", onLine)
      return ProcessResult(.overtime(command.limit))
    }
    if words.hasPrefix("workshop play"), result.succeeded, let onLine {
      await play(command.arguments.last ?? "", onLine)
      return ProcessResult(.overtime(command.limit))
    }
    return result
  }

  /// Shows a chapter whenever one of its files has changed, until the task is cancelled: an error of
  /// the compiler within 0.1 s, all else within half a second.
  private func play(_ name: String, _ onLine: @Sendable (String) -> Void) async {
    let checkout = Checkout(root: Self.clone, files: files)
    guard let chapter = try? checkout.chapter(name) else { return }
    onLine("\(chapter.title), as committed")
    var shown = ""
    while !Task.isCancelled {
      let names = (try? files.files(below: checkout.path(chapter.folder))) ?? []
      let texts = names.compactMap { try? checkout.read("\(chapter.folder)/\($0)") }
      if texts.joined() != shown {
        shown = texts.joined()
        let isError = ["noted(", "getAll", "Texts("].contains(where: shown.contains)
        now.withLock { $0 += .milliseconds(isError ? 100 : 500) }
        onLine("\(chapter.title), changed: A.swift")
        onLine("It prints what is committed.")
      }
      await Task.yield()
    }
  }

  private func copy(_ folder: String, to other: String) throws(ToolError) {
    for file in try files.files(below: folder) {
      try files.write(try files.read("\(folder)/\(file)"), to: "\(other)/\(file)")
    }
  }

  /// Judges the exercise whenever its text has changed, until the task is cancelled.
  private func watch(_ name: String, _ onLine: @Sendable (String) -> Void) async {
    let file = "\(Self.clone)/Chapters/15-Deps2/Exercises/\(name)/Exercise.swift"
    var texts: [String] = []
    while !Task.isCancelled {
      if let text = try? files.read(file), text != texts.last {
        texts.append(text)
        let (takes, words) = verdict(text) ?? Self.usualVerdict(text)
        now.withLock { $0 += takes }
        guard let words else { return }
        onLine("A title")
        onLine("A: \(words) (text \(10_000_000 + texts.count))")
      }
      await Task.yield()
    }
  }

  /// The right verdict, within the limits.
  private static func usualVerdict(_ text: String) -> Verdict {
    if text.contains("{ \"") { return (.milliseconds(100), "DOES NOT COMPILE") }
    return (.milliseconds(text.contains("measured()") ? 200 : 700), "2 of 2 tasks solved")
  }

  private static func usual(_ line: String) -> Program {
    let (takes, output): (Duration, String) =
      switch line {
      case "playground: git rev-parse --short HEAD": (.zero, "1a2b3c4\n")
      case ": swiftc --version", "lab: swiftc --version": (.zero, "Swift version 6.3.1\n")
      case "clone: Hello": (.milliseconds(4), "")
      case "clone: Deps1": (.milliseconds(5), "")
      case "clone: Deps2": (.milliseconds(8), "")
      case "fresh: swift run Hello": (.seconds(20), "")
      case "fresh: swift run Deps1", "fresh: swift run Deps2": (.seconds(25), "")
      case "clone: workshop tour": (.milliseconds(700), "")
      case "clone: workshop predict Deps1": (.milliseconds(40), "")
      case "clone: swift test": (.seconds(12), "")
      case "clone: swift build --product workshop": (.seconds(40), "")
      case "clone: swift build --show-bin-path": (.zero, "\(clone)/.build/triple/debug\n")
      case "clone: workshop check WrongObject": (.seconds(2), "A: 0 of 2 (text 442ab9b7)\n")
      case "clone: workshop check --all": (.milliseconds(240), "A no\n1 exercises: 0 solved.\n")
      case "clone: workshop solution WrongObject": (.zero, "let solved = true\n")
      default: (.milliseconds(100), "")
      }
    return (takes, ProcessResult(.exit(0), output: output))
  }
}

/// A program that ends otherwise than usual, after a second.
func ending(
  _ ending: ProcessResult.Ending, output: String = "", errors: String = ""
) -> FakeLab.Program {
  (.seconds(1), ProcessResult(ending, output: output, errors: errors))
}

/// A program that ends well after a time.
func taking(_ time: Duration, output: String = "") -> FakeLab.Program {
  (time, ProcessResult(.exit(0), output: output))
}
