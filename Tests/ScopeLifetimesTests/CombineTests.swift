import Proof
import Testing

@testable import WorkshopKit

@Suite("ScopeLifetimes: the Combine form")
struct CombineTests {
  @Test(
    "It type-checks with Combine, or with the stand-in where there is none",
    .proves("DKIT-15", "DKIT-K16"))
  func compiles() async throws {
    let chapter = "Chapters/25-ScopeLifetimes"
    let folder = "\(House.session.folder.products)/scope-combine"
    try House.session.files.makeFolder(folder)
    let standIn = "\(chapter)/Refused/FilteredArrivals/Combine/Combine.swift"
    #if !canImport(Combine)
      try await compile([
        "-emit-module", "-module-name", "Combine", "-o", "\(folder)/Combine.swiftmodule", standIn,
      ])
    #endif
    try await compile([
      "-typecheck", "-I", folder, "\(chapter)/CombineForm.swift", "\(chapter)/Messages.swift",
    ])
  }

  private func compile(_ arguments: [String]) async throws {
    let ended = try await House.session.run(
      Command(
        House.session.toolchain.program("swiftc"),
        ["-parse-as-library", "-swift-version", "6", "-warnings-as-errors"] + arguments,
        in: House.checkout.root, limit: .seconds(60)))
    try #require(ended.succeeded, "\(ended.errors)")
  }
}
