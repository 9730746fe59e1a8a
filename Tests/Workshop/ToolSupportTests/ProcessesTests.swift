import Foundation
import Synchronization
import TestSupport
import Testing

@testable import ToolSupport

@Suite("Child processes, with a real shell")
struct ProcessesTests {
  @Test(
    "The result of a child process has its exit status or signal",
    arguments: [
      ("exit 0", ProcessResult.Ending.exit(0)), ("exit 3", .exit(3)),
      ("kill -SEGV $$", .signal(SIGSEGV)),
      // Threads of Dispatch block these signals.
      ("kill -TERM $$", .signal(SIGTERM)), ("kill -ALRM $$", .signal(SIGALRM)),
    ])
  func ways(script: String, way: ProcessResult.Ending) async throws {
    #expect(try await shell(script) == ProcessResult(way))
  }

  @Test("`exec` restores signals that were blocked or ignored")
  func becoming() async {
    await #expect(processExitsWith: .signal(SIGINT)) {
      _ = exec("/bin/sh", ["-c", "kill -INT $$; exit 3"])
    }
    await #expect(processExitsWith: .exitCode(7)) {
      // `workshop` ignores these signals, too.
      for number in [SIGHUP, SIGPIPE] { signal(number, SIG_IGN) }
      let both = "for name in HUP PIPE; do sh -c \"kill -$name \\$\\$; exit 3\"; echo $?; done"
      _ = exec("/bin/bash", ["-c", "[ \"$(\(both))\" = $'129\\n141' ] && exit 7"])
    }
    #expect(exec("/nothing") == String(cString: strerror(ENOENT)))
  }

  @Test("`run` cuts output over the limit without blocking the child process")
  func cut() async throws {
    let most = RealProcesses.mostOutput
    let ended = try await shell("\(flood("x", most + 300_001)); \(flood("e", 1_000_000)) >&2")
    #expect(ended.ending == .exit(0))
    #expect(ended.output.utf8.count == most)
    #expect(ended.errors == String(repeating: "e", count: 1_000_000))
  }

  @Test(
    "`onLine` receives whole lines in order",
    arguments: [
      (#"printf 'one\n\ntwo\n'"#, ["one", "", "two"]),
      (#"printf on; sleep 0.05; printf 'e\ntwo\nth'; sleep 0.05; printf 'ree\n'"#, numbers),
      (#"printf 'one\ntwo\nthree'"#, numbers),
      (":", []),
    ])
  func lines(script: String, expected: [String]) async throws {
    let lines = Locked<[String]>([])
    _ = try await shell(script) { line in lines.withLock { $0.append(line) } }
    #expect(lines.withLock { $0 } == expected)
  }

  @Test("`onLine` receives a line while the child process still runs")
  func lineAtOnce() async throws {
    try await withTemporaryFolder { folder in
      let ended = try await shell("echo ready; \(wait(for: "\(folder)/go"))") { line in
        guard line == "ready" else { return }
        _ = FileManager.default.createFile(atPath: "\(folder)/go", contents: nil)
      }
      #expect(ended == ProcessResult(.exit(0), output: "ready\n"))
    }
  }

  @Test("A child process has an empty standard input")
  func noInput() async throws {
    #expect(try await shell("cat; echo end") == ProcessResult(.exit(0), output: "end\n"))
  }

  @Test("A child process gets its directory and environment variables")
  func environment() async throws {
    try await withTemporaryFolder { folder in
      let command = Command(
        "/bin/sh", ["-c", #"pwd -P; echo "$GREETING"; echo "$PATH""#], in: folder,
        environment: ["GREETING": "good day"])
      let path = ProcessInfo.processInfo.environment["PATH", default: ""]
      let ended = try await TestCheckout.processes.run(command)
      #expect(ended == ProcessResult(.exit(0), output: "\(folder)\ngood day\n\(path)\n"))
    }
  }

  @Test("`run` throws the path and the reason if a program can't start")
  func notThere() async throws {
    let program = "/nowhere/program"
    for (directory, place) in [(nil, ""), ("/", " in /")] {
      let reason = "cannot be started\(place): No such file or directory."
      await #expect(throws: ToolError("\(program) \(reason)")) {
        try await TestCheckout.processes.run(Command(program, in: directory))
      }
    }
  }

  @Test(
    "A time limit kills the child process and its descendants",
    arguments: ["sleep 86400 & echo $!; wait", "sleep 86400 & echo $!; exit 0"])
  func overtime(script: String) async throws {
    #expect(await isGone(try await killed(script)))
  }

  // With `set -m` a shell starts each command in its own group; an exited shell has no descendants.
  @Test(
    "A contained child process leaves no descendant running",
    arguments: ["", ">/dev/null 2>&1", "3>&-"])
  func contained(outputs: String) async throws {
    let leave = "set -m; sleep 86400 \(outputs) & echo $!; echo report >&3; exit 3"
    let ended = try await TestCheckout.processes.run(
      Command("/bin/bash", ["-c", leave], isContained: true, hasReport: true))
    #expect(ended.ending == .exit(3))
    #expect(ended.report == "report\n")
    #expect(await isGone(try #require(pid_t(ended.output.dropLast()))))
  }

  @Test(
    "A contained child process doesn't wait for descendants in other sessions",
    .enabled(if: onLinux))
  func otherSession() async throws {
    let ended = try await TestCheckout.processes.run(
      Command("/bin/sh", ["-c", "setsid sleep 900 & echo $!; exit 3"], isContained: true))
    #expect(ended.ending == .exit(3))
    kill(try #require(pid_t(ended.output.dropLast())), SIGKILL)
  }

  @Test("A contained child process is killed if it prints too much")
  func floods() async throws {
    let ended = try await TestCheckout.processes.run(
      Command("/bin/sh", ["-c", "exec yes"], isContained: true))
    #expect(ended.wasCut)
    #expect(ended.output.utf8.count == RealProcesses.mostOutput)
  }

  @Test("A child process runs to its limit even after closing outputs")
  func closesOutputs() async throws {
    #expect(try await shell("exec >&- 2>&-; sleep 0.1; exit 3") == ProcessResult(.exit(3)))
    #expect(await isGone(try await killed("echo $$; exec >&- 2>&-; sleep 86400")))
  }

  @Test("Canceling the waiting task kills the child process")
  func canceled() async throws {
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    let waiting = Task { try await shell("echo begun; sleep 86400") { continuation.yield($0) } }
    for await _ in lines { break }
    waiting.cancel()
    #expect(try await waiting.value.ending == .overtime(.seconds(600)))
  }

  @Test("`killAll` kills only the processes that its instance started")
  func killAll() async throws {
    let (mine, others) = (RealProcesses(), RealProcesses())
    try await withTemporaryFolder { folder in
      let script = Command("/bin/sh", ["-c", "echo begun; \(wait(for: "\(folder)/go"))"])
      async let other = others.run(script)
      async let killed = mine.run(script) { _ in mine.killAll() }
      #expect(try await killed.ending == .overtime(.seconds(600)))
      try RealFiles().write("", to: "\(folder)/go")
      #expect(try await other.ending == .exit(0))
    }
  }

  // With `set -m` a shell starts each command in its own group.
  private static let ownGroup = "bash -c 'set -m; sleep 86400 & echo $!; wait'"

  @Test("A time limit also kills a descendant in another process group")
  func leftTheGroup() async throws {
    #expect(await isGone(try await killed(Self.ownGroup)))
  }

  @Test("`descendants` finds children and grandchildren on each system")
  func family() async throws {
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    let family = Task {
      try await shell("echo $$; sh -c 'echo $$; sleep 86400 & echo $!; wait'; :") {
        continuation.yield($0)
      }
    }
    var pids: [pid_t] = []
    for await line in lines {
      pids.append(try #require(pid_t(line)))
      if pids.count == 3 { break }
    }
    for system in onLinux ? [OperatingSystem.linux, .mac] : [.mac] {
      #expect(descendants(of: pids[0], on: system) == Array(pids.dropFirst()), "\(system)")
    }
    family.cancel()
    _ = try await family.value
  }

  @Test("`run` returns after a kill without waiting for orphaned descendants")
  func leftTheFamily() async throws {
    try await withTemporaryFolder { folder in
      let file = "\(folder)/pid"
      let leave = "(bash -c 'set -m; sleep 900 & echo $! >\(file)' &)"
      let pid = try await killed(
        "\(leave); until [ -s \(file) ]; do sleep 0.01; done; cat \(file); sleep 900")
      // The process still runs, so the command didn't wait for it.
      #expect(kill(pid, SIGKILL) == 0)
    }
  }

  // A regression: a child that started while another child's pipes were being opened inherited them. So the other child
  // seemed to run until the first had ended.
  @Test("`run` returns when its child exits, even if another is running")
  func endsBesideOneThatGoesOn() async throws {
    try await withTemporaryFolder { folder in
      for round in 0..<40 {
        let go = "\(folder)/go-\(round)"
        let left = Atomic(5)
        let ways = try await inParallel(Array(0...5), atOnce: 6) { number throws(ToolError) in
          let script = number == 0 ? "until [ -e \(go) ]; do sleep 0.01; done" : "exit 0"
          let ended = try await TestCheckout.processes.run(Command("/bin/sh", ["-c", script]))
          if number > 0, left.subtract(1, ordering: .relaxed).newValue == 0 {
            try RealFiles().write("", to: go)
          }
          return ended.ending
        }
        try #require(ways == Array(repeating: .exit(0), count: 6))
      }
    }
  }

  @Test("`run` leaves no files open")
  func openFiles() async {
    await #expect(processExitsWith: .success) {
      func opened() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
      }
      let processes = RealProcesses()
      _ = try await processes.run(Command("/bin/echo", ["one"]))
      let before = try opened()
      for _ in 0..<30 {
        _ = try await processes.run(Command("/bin/echo", ["more"]))
        _ = try? await processes.run(Command("/nowhere/program"))
      }
      // Dispatch may open a few files of its own.
      let left = try opened() - before
      precondition(left < 30, "\(left) files are open")
    }
  }

  @Test("A signal that this process ignores still kills a child process")
  func ignoredSignal() async {
    await #expect(processExitsWith: .success) {
      signal(SIGINT, SIG_IGN)
      let ended = try await RealProcesses().run(Command("/bin/sh", ["-c", "kill -INT $$"]))
      precondition(ended.ending == .signal(SIGINT))
    }
  }
}

private let numbers = ["one", "two", "three"]

private func shell(
  _ script: String, limit: Duration = .seconds(600), onLine: (@Sendable (String) -> Void)? = nil
) async throws -> ProcessResult {
  try await TestCheckout.processes.run(
    Command("/bin/sh", ["-c", script], limit: limit), onLine: onLine)
}

/// Runs a script that prints a process id until the time limit kills it, and returns the id.
private func killed(_ script: String) async throws -> pid_t {
  // A busy machine may need longer to print the id.
  var limit = Duration.milliseconds(200)
  while true {
    let ended = try await shell(script, limit: limit)
    try #require(ended.ending == .overtime(limit))
    if let pid = pid_t(ended.output.dropLast()) { return pid }
    limit *= 4
  }
}

/// A script that prints `count` letters.
private func flood(_ letter: String, _ count: Int) -> String {
  "head -c \(count) /dev/zero | tr '\\0' \(letter)"
}

/// A script that waits until a file exists.
private func wait(for path: String) -> String { "until [ -e \(path) ]; do sleep 0.01; done" }

/// Whether a process ends within a few minutes, more than any machine needs. A zombie counts as ended.
private func isGone(_ pid: pid_t) async -> Bool {
  for _ in 0..<60_000 {
    // Systems other than Linux reap orphans at once.
    let state = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)
    if kill(pid, 0) != 0 || state?.contains(") Z ") == true { return true }
    try? await Task.sleep(for: .milliseconds(10))
  }
  return false
}

private func withTemporaryFolder(_ body: (_ path: String) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("workshop-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  // The path as `pwd -P` prints it; Foundation leaves out the `/private` at the start of a Mac's path.
  let path = try #require(realpath(folder.path, nil))
  defer { free(path) }
  try await body(String(cString: path))
}
