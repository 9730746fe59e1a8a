import Foundation
import Proof
import Testing

@testable import WorkshopKit

/// Small modules, compiled into a folder of their own below the build folder.
@Suite("SingletonStages: what a module that asks the singleton needs")
struct ModuleTests {
  @Test(
    "It compiles only where the modules of the singleton are, whose import it need not write",
    .proves("STG-50"), arguments: ["public", "internal"])
  func needsTheirModules(access: String) async throws {
    try await inFolder { folder in
      try await folder.module("Transport", "public struct Wire: Sendable { public init() {} }")
      try await folder.module(
        "Client",
        """
        \(access) import Transport
        public final class ServerAPIClient: Sendable {
          public static let shared = ServerAPIClient()
          \(access) let wire = Wire()
          public func login() {}
        }
        """)
      let login = "import Client\nfunc login() { ServerAPIClient.shared.login() }"
      #expect(try await folder.typeCheck(login).succeeded)
      try folder.remove("Transport")
      let refused = try await folder.typeCheck(login)
      #expect(refused.errors.contains("error: missing required module 'Transport'"))
      try folder.remove("Client")
      let alone = try await folder.typeCheck(login)
      #expect(alone.errors.contains("error: no such module 'Client'"))
      let given = "func login(with client: () -> Void) { client() }"
      #expect(try await folder.typeCheck(given).succeeded)
    }
  }

  #if os(Linux)
    @Test("On Linux, Foundation alone has no shared session")
    func foundationAlone() async throws {
      try await inFolder { folder in
        let refused = try await folder.typeCheck("import Foundation\nlet a = URLSession.shared")
        let words = "error: type 'URLSession' (aka 'AnyObject') has no member 'shared'"
        #expect(refused.errors.contains(words))
      }
    }
  #endif

  private func inFolder(_ body: (ModuleFolder) async throws -> Void) async throws {
    let path = "\(House.session.folder.products)/modules/\(UUID().uuidString)"
    try RealFiles().makeFolder(path)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try await body(ModuleFolder(path: path))
  }
}

private struct ModuleFolder {
  let path: String

  func module(_ name: String, _ source: String) async throws {
    let ended = try await compile(
      source, named: name, ["-emit-module", "-o", "\(name).swiftmodule", "-module-name", name])
    try #require(ended.succeeded, "\(ended.errors)")
  }

  func typeCheck(_ source: String) async throws -> Ended {
    try await compile(source, named: "Login", ["-typecheck"])
  }

  func remove(_ module: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(module).swiftmodule")
  }

  private func compile(
    _ source: String, named name: String, _ arguments: [String]
  ) async throws -> Ended {
    try RealFiles().write(source, to: "\(path)/\(name).swift")
    let common = ["-parse-as-library", "-swift-version", "6", "-I", ".", "\(name).swift"]
    return try await RealProcesses().run(
      Command(
        try House.session.toolchain.program("swiftc"), arguments + common, in: path,
        limit: .seconds(60)))
  }
}
