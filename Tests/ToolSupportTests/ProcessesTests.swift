import Foundation
import Synchronization
import Testing

@testable import ToolSupport

@Suite("Child processes, with a real shell")
struct ProcessesTests {
  @Test(
    "A child ends with its status or its signal",
    arguments: [
      ("exit 0", ProcessResult.Ending.exit(0)), ("exit 3", .exit(3)),
      ("kill -SEGV $$", .signal(SIGSEGV)),
    ])
  func ways(script: String, way: ProcessResult.Ending) async throws {
    #expect(try await shell(script) == ProcessResult(way))
  }

  @Test("What goes to the two outputs is kept apart")
  func twoOutputs() async throws {
    let ended = try await shell("echo one; echo two >&2; echo three; echo four >&2")
    #expect(ended == ProcessResult(.exit(0), output: "one\nthree\n", errors: "two\nfour\n"))
  }

  @Test("A megabyte on each output does not block the child")
  func megabytes() async throws {
    let ended = try await shell("\(flood("o", 1_000_000)); \(flood("e", 1_000_000)) >&2")
    #expect(ended.ending == .exit(0))
    #expect(ended.output == String(repeating: "o", count: 1_000_000))
    #expect(ended.errors == String(repeating: "e", count: 1_000_000))
  }

  @Test("Output is cut at the most that is kept, and the child still ends by itself")
  func cut() async throws {
    let most = RealProcesses.mostOutput
    let ended = try await shell("\(flood("x", most + 300_001)); echo end >&2")
    #expect(ended.ending == .exit(0))
    #expect(ended.output.utf8.count == most)
    #expect(ended.errors == "end\n")
  }

  @Test(
    "Lines are told in order and whole, however they come",
    arguments: [
      (#"printf 'one\n\ntwo\n'"#, ["one", "", "two"]),
      (#"printf on; sleep 0.05; printf 'e\ntwo\nth'; sleep 0.05; printf 'ree\n'"#, numbers),
      (#"printf 'one\ntwo\nthree'"#, numbers),
      (":", []),
    ])
  func lines(script: String, told: [String]) async throws {
    let lines = Locked<[String]>([])
    _ = try await shell(script) { line in lines.withLock { $0.append(line) } }
    #expect(lines.withLock { $0 } == told)
  }

  @Test("A line is told while the child still runs")
  func lineAtOnce() async throws {
    try await withTemporaryFolder { folder in
      let ended = try await shell("echo ready; \(wait(for: "\(folder)/go"))") { line in
        guard line == "ready" else { return }
        _ = FileManager.default.createFile(atPath: "\(folder)/go", contents: nil)
      }
      #expect(ended == ProcessResult(.exit(0), output: "ready\n"))
    }
  }

  @Test("Standard input is empty")
  func noInput() async throws {
    #expect(try await shell("cat; echo end") == ProcessResult(.exit(0), output: "end\n"))
  }

  @Test("A child runs where it is told, with its variables added to ours")
  func environment() async throws {
    try await withTemporaryFolder { folder in
      let command = Command(
        "/bin/sh", ["-c", #"pwd -P; echo "$GREETING"; echo "$PATH""#], in: folder,
        environment: ["GREETING": "good day"])
      let path = ProcessInfo.processInfo.environment["PATH", default: ""]
      let ended = try await RealProcesses().run(command)
      #expect(ended == ProcessResult(.exit(0), output: "\(folder)\ngood day\n\(path)\n"))
    }
  }

  @Test("A program that is not there is a complaint that names it")
  func notThere() async throws {
    let complaint = await #expect(throws: ToolError.self) {
      try await RealProcesses().run(Command("/nowhere/program"))
    }
    #expect(complaint?.description.hasPrefix("/nowhere/program cannot be started: ") == true)
    #expect(complaint?.kind == .no)
  }

  @Test("At its limit a child is killed, with what it started")
  func overtime() async throws {
    // On a busy machine the shell may need longer to say the number.
    for limit in [Duration.milliseconds(200), .seconds(2), .seconds(20)] {
      let ended = try await shell("sleep 60 & echo $!; wait", limit: limit)
      #expect(ended.ending == .overtime(limit))
      guard let pid = pid_t(ended.output.dropLast()) else { continue }
      #expect(await isGone(pid))
      return
    }
    Issue.record("The shell never said the number of its child.")
  }

  @Test("What a child leaves behind in its group holds nobody up beyond the limit")
  func leftBehind() async throws {
    let limit = Duration.seconds(1)
    let ended = try await shell("sleep 60 & echo $!; exit 0", limit: limit)
    #expect(ended.ending == .overtime(limit))
    let pid = try #require(pid_t(ended.output.dropLast()))
    #expect(await isGone(pid))
  }

  @Test("A child is killed when the task that waits for it is cancelled")
  func cancelled() async throws {
    let waiting = Task { try await shell("echo begun; sleep 60", limit: .seconds(60)) }
    try await Task.sleep(for: .milliseconds(200))
    waiting.cancel()
    let ended = try await waiting.value
    #expect(!ended.succeeded)
  }

  #if os(Linux)
    @Test("What left the group of its parent is killed with it all the same")
    func leftTheGroup() async throws {
      let limit = Duration.seconds(1)
      let ended = try await shell("setsid sleep 60 & echo $!; sleep 60", limit: limit)
      #expect(ended.ending == .overtime(limit))
      let pid = try #require(pid_t(ended.output.dropLast()))
      #expect(await isGone(pid))
    }

    @Test("Nobody waits for what cannot be killed because nobody knows whose child it was")
    func leftTheFamily() async throws {
      let limit = Duration.seconds(1)
      let ended = try await shell("(setsid sleep 60 & echo $!); sleep 60", limit: limit)
      #expect(ended.ending == .overtime(limit))
      let pid = try #require(pid_t(ended.output.dropLast()))
      // It still runs, so nobody waited for it.
      #expect(kill(pid, SIGKILL) == 0)
    }
  #endif

  // A child that was made while another's pipes were being opened had them too; the other one then
  // seemed to go on until the first had ended.
  @Test("A child that has ended is seen to have, while one that was started with it goes on")
  func endsBesideOneThatGoesOn() async throws {
    try await withTemporaryFolder { folder in
      for round in 0..<40 {
        let told = "\(folder)/told-\(round)"
        let left = Atomic(5)
        let ways = try await inParallel(Array(0...5), atOnce: 6) { number throws(ToolError) in
          let script = number == 0 ? "until [ -e \(told) ]; do sleep 0.01; done" : "exit 0"
          let ended = try await RealProcesses().run(
            Command("/bin/sh", ["-c", script], limit: .seconds(number == 0 ? 20 : 5)))
          if number > 0, left.subtract(1, ordering: .relaxed).newValue == 0 {
            try RealFiles().write("", to: told)
          }
          return ended.ending
        }
        #expect(ways == Array(repeating: .exit(0), count: 6))
      }
    }
  }

  @Test("Children run side by side, and each gets its own words back")
  func sideBySide() async throws {
    let all = 0..<8
    try await withTemporaryFolder { folder in
      // Each waits until all have begun.
      let waits = all.map { wait(for: "\(folder)/\($0)") }.joined(separator: "; ")
      let outputs = try await withThrowingTaskGroup(of: (Int, ProcessResult).self) { group in
        for number in all {
          group.addTask {
            (number, try await shell("touch \(folder)/\(number); \(waits); echo \(number)"))
          }
        }
        return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
      }
      #expect(
        outputs
          == Dictionary(
            uniqueKeysWithValues: all.map { ($0, ProcessResult(.exit(0), output: "\($0)\n")) }))
    }
  }

  #if os(Linux)
    @Test("Children leave no open file behind")
    func openFiles() async {
      await #expect(processExitsWith: .success) {
        func opened() throws -> Int {
          try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
        }
        _ = try await RealProcesses().run(Command("/bin/echo", ["one"]))
        let before = try opened()
        for _ in 0..<30 { _ = try await RealProcesses().run(Command("/bin/echo", ["more"])) }
        let left = try opened() - before
        precondition(left < 15, "\(left) files are open")
      }
    }
  #endif
}

private let numbers = ["one", "two", "three"]

private func shell(
  _ script: String, limit: Duration = .seconds(20), onLine: (@Sendable (String) -> Void)? = nil
) async throws -> ProcessResult {
  try await RealProcesses().run(Command("/bin/sh", ["-c", script], limit: limit), onLine: onLine)
}

/// A script that writes so many of one letter.
private func flood(_ letter: String, _ count: Int) -> String {
  "head -c \(count) /dev/zero | tr '\\0' \(letter)"
}

/// A script that waits until a file is there.
private func wait(for path: String) -> String { "until [ -e \(path) ]; do sleep 0.01; done" }

/// Whether a process ends within a second. One that nobody has asked how it ended is gone, too.
private func isGone(_ pid: pid_t) async -> Bool {
  for _ in 0..<100 {
    let state = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)
    if kill(pid, 0) != 0 || state?.contains(") Z ") == true { return true }
    try? await Task.sleep(for: .milliseconds(10))
  }
  return false
}

private func withTemporaryFolder(_ body: (_ path: String) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("workshop-\(UUID().uuidString)").resolvingSymlinksInPath()
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try await body(folder.path)
}
