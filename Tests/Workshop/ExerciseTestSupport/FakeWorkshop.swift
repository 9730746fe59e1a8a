import Book
import ExerciseKit
import TestSupport
import ToolSupport

/// The workshop in memory: a checkout in `/play` with exercises, and with four built chapters that match their
/// transcripts. A test changes what it needs.
package struct FakeWorkshop {
  package let page: RecordingConsole
  package let files: InMemoryFiles
  package let processes: FakeProcesses
  package var environment: ToolEnvironment

  package static let products = "/play/.build/x86_64-unknown-linux-gnu/debug/"
  package static let buildAll = "swift build --package-path /play --target AllChapters"
  package static func build(_ name: String) -> String {
    "swift build --package-path /play --product \(name)"
  }

  /// - Parameters:
  ///   - changed: texts by path, relative to `/play` unless it begins with a slash; nil removes the file.
  ///   - unwritable: read-only files and folders.
  ///   - instead: the result of a program by its command line; nil for the default.
  package init(
    _ page: RecordingConsole = RecordingConsole(), exercises: [FakeExercise] = [.addUp, .swap],
    changed: [String: String?] = [:], unwritable: Set<String> = [],
    instead: @escaping @Sendable (_ line: String) -> ProcessResult? = { _ in nil }
  ) throws {
    var texts = [
      "/bin/swift": "", "/bin/swiftc": "", "/play/Package.swift": "", "/play/.git/HEAD": "",
      "/play/Chapters/README.md": try TestCheckout.read("Chapters/README.md"),
    ]
    for (number, name) in [(14, "Deps1"), (15, "Deps2"), (16, "Deps3"), (17, "Deps4")] {
      let folder = "/play/Chapters/\(number)-\(name)"
      texts["\(folder)/README.md"] = "# \(name)\n"
      texts["\(folder)/Expected.txt"] = Self.transcript(of: name)
      texts[Self.products + name] = ""
    }
    for (path, text) in exercises.flatMap(\.texts) { texts["/play/\(path)"] = text }
    for (path, text) in changed { texts[path.hasPrefix("/") ? path : "/play/\(path)"] = text }
    let files = InMemoryFiles(texts, unwritable: unwritable)
    processes = FakeProcesses {
      instead($0.line) ?? Self.judged($0, files) ?? Self.usual($0.line)
    }
    (self.page, self.files) = (page, files)
    environment = ToolEnvironment(
      files: files, processes: processes, console: page, system: .linux,
      variables: ["PATH": "/usr/nothing:/bin"], directory: "/play",
      executable: Self.products + "workshop")
  }

  package static func transcript(of name: String) -> String { "== \(name) ==\n\nc.total() // 42\n" }

  /// The command lines of the started programs, in order.
  package var started: [String] { processes.commands.map(\.line) }

  package var checkout: Checkout { Checkout(root: "/play", files: files) }

  package var workspace: Workspace { Workspace(checkout: checkout, environment: environment) }

  private static func usual(_ line: String) -> ProcessResult {
    switch line {
    case "swiftc --version":
      ProcessResult(.exit(0), output: "Swift version 6.3.1 (swift-6.3.1-RELEASE)\n")
    case _ where line.hasPrefix("swift "): ProcessResult(.exit(0), output: "Build complete!\n")
    default: ProcessResult(.exit(0), output: transcript(of: line))
    }
  }
}

/// `swift build` and `swift test` for a scratch package with an exercise.
///
/// The answer contains its results: `adds passes`; `adds mumbles` fails without an expected value; `adds is
/// skipped`; all other checks fail. With `does not compile` or `does not fit`, the answer or its checks don't
/// compile.
extension FakeWorkshop {
  /// Nil for other programs.
  private static func judged(_ command: Command, _ files: InMemoryFiles) -> ProcessResult? {
    let package = command.value(of: "--package-path") ?? ""
    guard package.contains("/exercises/packages/"), let name = package.split(separator: "/").last,
      let text = try? files.read("\(package)/Sources/\(name)Exercise/Exercise.swift"),
      let checks = try? files.read("\(package)/Tests/\(name)Checks/Checks.swift"),
      let list = try? Check.all(in: checks, path: "Checks.swift")
    else { return nil }
    if command.arguments.first == "build" {
      let seal = try? files.read("\(package)/Tests/\(name)Checks/Seal.swift")
      try? files.write(seal ?? "", to: "\(package)/sealed")
      return built(text, list)
    }
    var records = list.flatMap { check in
      let id = "\(name)Checks.\(check.id)()/Checks.swift:\(check.lines.lowerBound):4"
      return events(of: check, in: text).map { record($0.kind, id, $0.more) }
    }
    // The seal is removed before the checks run, so that the answer can't read it.
    if !files.exists("\(package)/Tests/\(name)Checks/Seal.swift"),
      let word = try? files.read("\(package)/sealed").split(separator: "\"").dropFirst().first
    {
      let message = #"{"symbol":"details","text":"\#(word)"}"#
      records += [
        record(
          "issueRecorded", "\(name)Checks.seal()/Seal.swift:3:2",
          #","messages":[\#(message)],"issue":{"isKnown":true}"#)
      ]
    }
    if let path = command.value(of: "--event-stream-output-path") {
      let lines = records + [record("runEnded", nil, "")]
      try? files.write(lines.joined(separator: "\n"), to: path)
    }
    return ProcessResult(.exit(0))
  }

  private static func built(_ text: String, _ list: [Check]) -> ProcessResult {
    let line = list.first?.lines.lowerBound ?? 1
    return switch true {
    case text.contains("does not compile"):
      ProcessResult(.exit(1), output: "/x/Exercise.swift:3:1: error: it does not compile\n")
    case text.contains("does not fit"):
      ProcessResult(.exit(1), output: "/x/Checks.swift:\(line):1: error: cannot find it\n")
    default: ProcessResult(.exit(0))
    }
  }

  private static func events(
    of check: Check, in text: String
  ) -> [(kind: String, more: String)] {
    func issue(_ symbol: String, _ words: String) -> (kind: String, more: String) {
      let place = #""issue":{"isKnown":false,"sourceLocation":{"line":\#(check.lines.upperBound)}}"#
      let message = #"{"symbol":"\#(symbol)","text":"\#(words)"}"#
      return ("issueRecorded", #","messages":[\#(message)],\#(place)"#)
    }
    if text.contains("\(check.name) is skipped") { return [("testSkipped", "")] }
    var issues: [(kind: String, more: String)] = []
    if text.contains("\(check.name) mumbles") {
      issues = [issue("fail", "Expectation failed")]
    } else if !text.contains("\(check.name) passes") {
      issues = [issue("details", "expected 1, found 0")]
    }
    return [("testStarted", "")] + issues + [("testEnded", "")]
  }

  private static func record(_ kind: String, _ id: String?, _ more: String) -> String {
    let test = id.map { #","testID":"\#($0)""# } ?? ""
    return #"{"kind":"event","payload":{"kind":"\#(kind)"\#(test)\#(more)},"version":0}"#
  }
}

extension Command {
  /// The value of an option.
  fileprivate func value(of option: String) -> String? {
    arguments.firstIndex(of: option).map { arguments[$0 + 1] }
  }
}
