import TestSupport
import Testing

@Suite("ScopeLifetimes: the Combine version")
struct CombineTests {
  @Test(
    "The Combine version compiles with Combine or the substitute module",
    .proves("DKIT-K16"))
  func compiles() async throws {
    let chapter = chapterFolder("ScopeLifetimes")
    let folder = try TestCheckout.folder("ScopeLifetimes")
    let standIn = "\(chapter)/Refused/FilteredArrivals/Combine/Combine.swift"
    #if !canImport(Combine)
      try await compile([
        "-emit-module", "-module-name", "Combine", "-o", "\(folder)/Combine.swiftmodule", standIn,
      ])
    #endif
    try await compile([
      "-typecheck", "-I", folder, "-I", "\(TestCheckout.products)/Modules",
      "\(chapter)/CombineForm.swift", "\(chapter)/Messages.swift", "\(chapter)/Needs.swift",
    ])
  }

  private func compile(_ arguments: [String]) async throws {
    let errors = try await Compiler.errors(
      ["-parse-as-library", "-warnings-as-errors"] + arguments)
    try #require(errors == nil)
  }
}
