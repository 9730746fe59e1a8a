import SwiftOutline
import TestSupport
import Testing

@Suite("ScopeValues: generated code")
struct CarriedTests {
  @Test(
    "Scopes declare twelve members by hand, but four with generated code",
    .proves("DKIT-28"))
  func byHand() throws {
    let chapter = chapterFolder("ScopeValues")
    let repeated = try TestCheckout.source("\(chapter)/Before/Repeated.swift").declarations()
    let carried = try TestCheckout.source("\(chapter)/Shop/Shop.swift").declarations()
    let counts = [repeated.flatMap(\.members), carried].map { types in
      types.filter { $0.name.contains(#/^(LoggedIn|Checkout)/#) }.flatMap(\.members).count
    }
    #expect(counts == [12, 4])
  }

  @Test("A carried theme takes one more line than a repeated theme")
  func linesOfTheTheme() throws {
    let lines = try ["Before/Repeated.swift", "Shop/Carrying.swift"].map { file in
      try TestCheckout.read("\(chapterFolder("ScopeValues"))/\(file)").split(separator: "\n")
        .count { $0.lowercased().contains("theme") }
    }
    #expect(lines == [4, 5])
  }

  @Test(
    "The four scopes compile only with the generated `Carried.swift`",
    .proves("DKIT-29", "DKIT-39"))
  func withoutCarried() async throws {
    let all = try TestCheckout.sources(below: "\(chapterFolder("ScopeValues"))/Scopes").map(\.path)
    let byHand = all.filter { !$0.hasSuffix("/Carried.swift") }
    try #require(byHand.count == all.count - 1)
    let arguments = ["-typecheck", "-parse-as-library", "-I", "\(TestCheckout.products)/Modules"]
    let errors = try #require(try await Compiler.errors(arguments + byHand))
    #expect(errors.contains("cannot find type 'CODEGEN_ScopeOneRequirements' in scope"))
    #expect(try await Compiler.errors(arguments + all) == nil)
  }
}
