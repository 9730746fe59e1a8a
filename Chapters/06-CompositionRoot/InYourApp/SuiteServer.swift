// with: SharedDatabase.swift
import Testing

/// A server for tests, which takes long to start.
actor TestServer {
  /// The server of the suite that is running.
  @TaskLocal static var current: TestServer?

  static func start() async -> TestServer {
    print("server started")
    return TestServer()
  }

  private var isRunning = true

  func stop() {
    print("server stopped")
    isRunning = false
  }

  func answer() -> String { isRunning ? "tea" : "no answer" }
}

/// Starts a server before the first test of a suite, and stops it after the last one.
nonisolated struct ServerTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing tests: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let server = await TestServer.start()
    try await TestServer.$current.withValue(server) { try await tests() }
    await server.stop()
  }
}

@Suite(ServerTrait())
struct OrderTests {
  @Test("The server answers the list")
  func list() async throws {
    let server = try #require(TestServer.current)
    #expect(await server.answer() == "tea")
  }

  @Test("The server answers the cart")
  func cart() async throws {
    let server = try #require(TestServer.current)
    #expect(await server.answer() == "tea")
  }
}
