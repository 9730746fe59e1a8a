import Foundation
import TestSupport
import Testing

/// Small modules, compiled in a folder inside the build folder.
@Suite("SingletonStages: modules that a singleton's users need")
struct ModuleTests {
  @Test(
    "Code that uses a singleton needs all modules that the singleton imports",
    .proves("STG-50"), arguments: ["public", "internal"])
  func needsTheirModules(access: String) async throws {
    let folder = try ModuleFolder("SingletonModules/\(access)")
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
    #expect(try await folder.errors(login) == nil)
    try folder.remove("Transport")
    let refused = try #require(await folder.errors(login))
    #expect(refused.contains("error: missing required module 'Transport'"))
    try folder.remove("Client")
    let alone = try #require(await folder.errors(login))
    #expect(alone.contains("error: no such module 'Client'"))
    #expect(try await folder.errors("func login(with client: () -> Void) { client() }") == nil)
  }

  @Test(
    "Each rejected singleton compiles if the module defaults to the main actor",
    .proves("STG-E34"),
    arguments: ["GoFAsPrinted", "SwiftSingletonAsPrinted", "BackAgainAsPrinted", "ItemsAsPrinted"])
  func mainActorByDefault(printed: String) async throws {
    let file = "\(chapterFolder("SingletonStages"))/Refused/\(printed).swift"
    let check = ["-typecheck", "-parse-as-library", file]
    #expect(try await Compiler.errors(check) != nil)
    #expect(try await Compiler.errors(check + ["-default-isolation", "MainActor"]) == nil)
  }

  @Test(
    "Foundation on Linux has no `URLSession.shared` without FoundationNetworking",
    .enabled(if: onLinux, "elsewhere the session is in Foundation itself"))
  func foundationAlone() async throws {
    let folder = try ModuleFolder("FoundationAlone")
    let refused = try #require(
      await folder.errors("import Foundation\nlet a = URLSession.shared"))
    let message = "error: type 'URLSession' (aka 'AnyObject') has no member 'shared'"
    #expect(refused.contains(message))
  }
}

private struct ModuleFolder {
  private let path: String

  init(_ name: String) throws { path = try TestCheckout.folder(name) }

  func module(_ name: String, _ source: String) async throws {
    try TestCheckout.write(source, to: "\(path)/\(name).swift")
    let files = ["\(path)/\(name).swift"]
    try #require(await Compiler.errors(inModule: name, of: files, for: path) == nil)
  }

  /// The compiler's errors in a module of this one file, which may import the folder's modules.
  func errors(_ source: String) async throws -> String? {
    try TestCheckout.write(source, to: "\(path)/Login.swift")
    return try await Compiler.errors(
      ["-typecheck", "-parse-as-library", "-I", path, "\(path)/Login.swift"])
  }

  func remove(_ module: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(module).swiftmodule")
  }
}
