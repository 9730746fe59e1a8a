import Book
import ExerciseKit
import ToolSupport

extension Verb {
  static let doctor = Verb(
    name: "doctor",
    summary: "Check your setup, and say how to fix it",
    examples: [("doctor", "checks toolchain, checkout, build folder, chapters and exercises")],
    notes: ["Exits with 0 if nothing needs fixing."],
    action: .anywhere { environment throws(ToolError) in await environment.runDiagnostics() })
}

extension ToolEnvironment {
  /// Checks everything that the other verbs need, one line each.
  fileprivate func runDiagnostics() async -> Int32 {
    var isHealthy = true
    func report(_ name: String, _ check: () async throws(ToolError) -> String) async {
      do {
        console.entry(name, "\(console.good("ok")) \(try await check())")
      } catch {
        isHealthy = false
        console.entry(name, "\(console.bad("NOT OK")) \(error)")
      }
    }
    let toolchain = Toolchain(self)
    await report("toolchain") { () throws(ToolError) in
      try await toolchain.requireNewEnough()
      let version = try await toolchain.version()
      return "Swift \(version), \(try toolchain.program("swiftc"))"
    }
    let hasToolchain = isHealthy
    var found: Checkout?
    await report("checkout") { () throws(ToolError) in
      let checkout = try Checkout.containing(directory, files: files)
      found = checkout
      return checkout.root
    }
    guard let checkout = found else { return 1 }
    let workspace = Workspace(checkout: checkout, environment: self)
    await report("build folder") { () throws(ToolError) in
      let path = workspace.folder.scratch
      guard files.canWrite(path) else {
        throw ToolError("\(workspace.cannotWriteNote) tour")
      }
      return path
    }
    await report("chapters") { () throws(ToolError) in
      let chapters = try checkout.chapters()
      let built = chapters.count { files.exists(workspace.folder.program($0.name)) }
      return "\(built) of \(chapters.count) built"
        + (built < chapters.count ? "; the rest: swift run workshop tour" : "")
    }
    guard hasToolchain else { return 1 }
    await report("exercises") { () throws(ToolError) in
      let wasMoved = workspace.removeStaleModuleCache()
      let fallbackReason = try await Judge(workspace).fallbackReason
      return "\(try Exercise.all(in: checkout).count), checked "
        + (fallbackReason.map { "with 'swift test' (slower): \($0)" }
          ?? "with the compiler directly")
        + (wasMoved ? "; modules from another folder will be recompiled" : "")
    }
    return isHealthy ? 0 : 1
  }
}
