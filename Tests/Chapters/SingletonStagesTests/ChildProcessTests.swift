import TestSupport
import Testing

/// Code that races or hangs runs in a separate program, compiled once. Swift 6 rejects the two races,
/// so the program uses Swift 5 mode; the circular initialization compiles in both modes.
@Suite("SingletonStages: data races and deadlocks")
struct ChildProcessTests {
  private static let source = """
    import Foundation
    import Synchronization

    class ServerAPIClient {
      static var shared = ServerAPIClient()
      func login() -> String { "real" }
    }

    final class MockServerAPIClient: ServerAPIClient {
      override func login() -> String { "mock" }
    }

    let inside = Atomic(0)

    final class Holder {
      /// Each thread stays in the initializer until all threads are in it.
      lazy var token: Int = {
        inside.add(1, ordering: .relaxed)
        while inside.load(ordering: .relaxed) < 8 { usleep(100) }
        return 1
      }()
    }

    final class Ping {
      static let shared = Ping()
      let pong = Pong.shared
    }

    final class Pong {
      static let shared = Pong()
      let ping = Ping.shared
    }

    func onThreads(_ count: Int, _ body: @escaping (_ number: Int) -> Void) {
      final class Finished { let count = Atomic(0) }
      let finished = Finished()
      for number in 0..<count {
        Thread.detachNewThread {
          body(number)
          finished.count.add(1, ordering: .releasing)
        }
      }
      while finished.count.load(ordering: .acquiring) < count { usleep(100) }
    }

    switch CommandLine.arguments.last {
    case "race":
      onThreads(2) { number in
        if number == 0 {
          ServerAPIClient.shared = MockServerAPIClient()
        } else {
          _ = ServerAPIClient.shared.login()
        }
      }
    case "lazy":
      let holder = Holder()
      onThreads(8) { _ in _ = holder.token }
      print(inside.load(ordering: .relaxed))
    case "mutual":
      print("before")
      fflush(stdout)
      _ = Ping.shared
      print("after")
    default:
      exit(2)
    }
    """

  /// The program, built for the Thread Sanitizer.
  private static let program = Task {
    try await Compiler.program("SingletonStages", of: source, ["-sanitize=thread"], mode: 5)
  }

  private func run(
    _ scenario: String, sanitizer: String, onLine: (@Sendable (String) -> Void)? = nil
  ) async throws -> ProgramResult {
    // Without `abort_on_error=0`, the sanitizer on a Mac aborts instead of exiting.
    try await Self.program.value.run(
      [scenario], environment: ["TSAN_OPTIONS": "abort_on_error=0 \(sanitizer)"], onLine: onLine)
  }

  @Test("Setting a global `shared` while another thread reads it is a race", .proves("STG-45"))
  func race() async throws {
    let result = try await run("race", sanitizer: "halt_on_error=1 exitcode=66")
    #expect(result.ending == .exit(66))
    #expect(result.errors.contains("WARNING: ThreadSanitizer: data race"))
  }

  @Test(
    "Reading a `lazy var` from eight threads is a data race",
    .proves("OURS-4"))
  func lazyVar() async throws {
    let result = try await run("lazy", sanitizer: "atexit_sleep_ms=0 exitcode=66")
    #expect(result.output == "8\n")
    #expect(result.ending == .exit(66))
    #expect(result.errors.contains("WARNING: ThreadSanitizer: data race"))
  }

  @Test(
    "Singletons whose initializers need each other hang on Linux, and crash elsewhere",
    .proves("OURS-3"))
  func mutual() async throws {
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    let running = Task {
      defer { continuation.finish() }
      return try await run("mutual", sanitizer: "atexit_sleep_ms=0") { continuation.yield($0) }
    }
    for await line in lines {
      #expect(line == "before")
      // Much longer than the initializers would take without a deadlock.
      try await Task.sleep(for: .milliseconds(300))
      running.cancel()
    }
    let result = try await running.value
    #expect(result.output == "before\n")
    // On Apple's systems, libdispatch detects the deadlock and crashes the program.
    #expect(onLinux ? result.ending == .overtime(.seconds(600)) : !result.succeeded)
  }
}
