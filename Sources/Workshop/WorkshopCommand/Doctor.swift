import Book
import ExerciseKit
import ToolSupport

extension Verb {
  static let doctor = Verb(
    name: "doctor",
    summary: "What of the toolchain and the checkout is there, and how to mend what is not.",
    details: "Looks for the checkout, the Swift toolchain and its version, the build folder, the "
      + "built chapters, and how exercises are judged. Ends with status 0 if nothing is in the way.",
    action: .anywhere { environment throws(ToolError) in await environment.examine() })
}

extension ToolEnvironment {
  /// Looks at everything the other verbs need; one sentence each.
  fileprivate func examine() async -> Int32 {
    var isWell = true
    func report(_ what: String, _ check: () async throws(ToolError) -> String) async {
      do {
        console.entry(what, "\(console.good("ok")) \(try await check())")
      } catch {
        isWell = false
        console.entry(what, "\(console.bad("NOT OK")) \(error)")
      }
    }
    let toolchain = Toolchain(self)
    await report("toolchain") { () throws(ToolError) in
      try await toolchain.requireNewEnough()
      let version = try await toolchain.version()
      return "Swift \(version), \(try toolchain.program("swiftc"))"
    }
    let hasToolchain = isWell
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
      return "\(try Exercise.all(in: checkout).count), judged "
        + (fallbackReason.map { "through 'swift test', which takes seconds: \($0)" }
          ?? "by the compiler itself")
        + (wasMoved ? "; modules that were compiled at another place are compiled anew" : "")
    }
    return isWell ? 0 : 1
  }
}
