import Book
import ExerciseKit
import ToolSupport

extension Verb {
  static let doctor = Verb(
    name: "doctor",
    summary: "What of the toolchain and the checkout is there, and how to mend what is not.",
    details: "Looks for the checkout, the Swift toolchain and its version, the build folder, the "
      + "built chapters, and how exercises are judged. Ends with status 0 if nothing is in the way.",
    action: .anywhere { environment throws(ToolError) in
      await Doctor(environment: environment).examine()
    })
}

/// Looks at everything the other verbs need; one sentence each.
private struct Doctor {
  let environment: ToolEnvironment
  private var console: any Console { environment.console }

  func examine() async -> Int32 {
    var isWell = true
    func report(_ what: String, _ check: () async throws(ToolError) -> String) async {
      do {
        console.entry(what, "\(console.good("ok"))  \(try await check())")
      } catch {
        isWell = false
        console.entry(what, "\(console.bad("NOT OK"))  \(error)")
      }
    }
    let toolchain = Toolchain(environment)
    await report("toolchain") { () throws(ToolError) in
      try await toolchain.requireNewEnough()
      let version = try await toolchain.version()
      return "Swift \(version), \(try toolchain.program("swiftc"))"
    }
    let hasToolchain = isWell
    await report("checkout") { () throws(ToolError) in
      try Checkout.containing(environment.directory, files: environment.files).root
    }
    if let checkout = try? Checkout.containing(environment.directory, files: environment.files) {
      let session = Session(checkout: checkout, environment: environment)
      await report("build folder") { () throws(ToolError) in
        let path = session.folder.scratch(in: checkout)
        guard environment.files.canWrite(path) else {
          throw ToolError("\(ChapterBuilder(session).cannotWriteNote) tour")
        }
        return path
      }
      await report("chapters") { () throws(ToolError) in
        let chapters = try checkout.chapters()
        let built = chapters.filter {
          environment.files.exists(session.folder.program($0.name))
        }
        return "\(built.count) of \(chapters.count) built"
          + (built.count < chapters.count ? "; the rest: swift run workshop tour" : "")
      }
      guard hasToolchain else { return 1 }
      await report("exercises") { () throws(ToolError) in
        let isDirect = try await DirectCheckBuilder(session) != nil
        return "\(try Exercise.all(in: checkout).count), judged "
          + (isDirect ? "by the compiler itself" : "through 'swift test', which takes seconds")
      }
    }
    return isWell ? 0 : 1
  }
}
