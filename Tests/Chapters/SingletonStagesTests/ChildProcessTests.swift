import TestSupport
import Testing

/// What races or hangs runs in a program of its own, compiled once. Swift 6 refuses the two races, so
/// it is in Swift 5 mode; nobody refuses the circle.
@Suite("SingletonStages: what cannot run safely")
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
      /// Nobody leaves the initialiser before all are in it.
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
      final class Ended { let count = Atomic(0) }
      let ended = Ended()
      for number in 0..<count {
        Thread.detachNewThread {
          body(number)
          ended.count.add(1, ordering: .releasing)
        }
      }
      while ended.count.load(ordering: .acquiring) < count { usleep(100) }
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
      print("asks")
      fflush(stdout)
      _ = Ping.shared
      print("has")
    default:
      exit(2)
    }
    """

  /// The program, built for the Thread Sanitizer.
  private static let program = Task {
    try await Compiler.program("SingletonStages", of: source, ["-sanitize=thread"], mode: 5)
  }

  private func run(
    _ word: String, sanitizer: String, onLine: (@Sendable (String) -> Void)? = nil
  ) async throws -> ProgramResult {
    // On a Mac it would abort where it should exit.
    try await Self.program.value.run(
      [word], environment: ["TSAN_OPTIONS": "abort_on_error=0 \(sanitizer)"], onLine: onLine)
  }

  @Test("Two threads, of which one sets `shared`: the sanitizer reports a race", .proves("STG-45"))
  func race() async throws {
    let ended = try await run("race", sanitizer: "halt_on_error=1 exitcode=66")
    #expect(ended.ending == .exit(66))
    #expect(ended.errors.contains("WARNING: ThreadSanitizer: data race"))
  }

  @Test(
    "A `lazy var` is initialised on each of eight threads, and that is a race too",
    .proves("OURS-4"))
  func lazyVar() async throws {
    let ended = try await run("lazy", sanitizer: "atexit_sleep_ms=0 exitcode=66")
    #expect(ended.output == "8\n")
    #expect(ended.ending == .exit(66))
    #expect(ended.errors.contains("WARNING: ThreadSanitizer: data race"))
  }

  @Test(
    "Two singletons whose initialisers need each other never come to an end", .proves("OURS-3"))
  func mutual() async throws {
    let (said, saying) = AsyncStream.makeStream(of: String.self)
    let running = Task {
      defer { saying.finish() }
      return try await run("mutual", sanitizer: "atexit_sleep_ms=0") { saying.yield($0) }
    }
    for await line in said {
      #expect(line == "asks")
      // Far longer than an answer would take.
      try await Task.sleep(for: .milliseconds(300))
      running.cancel()
    }
    let ended = try await running.value
    #expect(ended.output == "asks\n")
    // Elsewhere the system may see it, and end the program itself.
    #expect(onLinux ? ended.ending == .overtime(.seconds(600)) : !ended.succeeded)
  }
}
