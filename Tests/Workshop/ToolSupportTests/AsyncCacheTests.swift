import TestSupport
import Testing

@testable import ToolSupport

@Suite("`AsyncCache`")
struct AsyncCacheTests {
  @Test("`Toolchain` caches the compiler's version but not a failed lookup")
  func again() async throws {
    let endings = Locked<[ProcessResult.Ending]>([.signal(9), .overtime(.seconds(60)), .exit(0)])
    let processes = FakeProcesses { _ in
      ProcessResult(
        endings.withLock { $0.isEmpty ? .exit(1) : $0.removeFirst() },
        output: "Swift version 6.3.1 (swift-6.3.1-RELEASE)\n")
    }
    let toolchain = Toolchain(
      ToolEnvironment(
        files: InMemoryFiles(["/bin/swiftc": ""]), processes: processes,
        console: RecordingConsole(), system: .linux, variables: ["PATH": "/bin"], directory: "/",
        executable: "/bin/workshop"))
    for _ in 1...2 {
      await #expect(throws: ToolError("'/bin/swiftc' was killed. Try again.", .interrupted)) {
        try await toolchain.version()
      }
    }
    for _ in 1...2 { #expect(try await toolchain.version() == "6.3") }
    #expect(processes.commands.count == 3)
  }
}
