import SwiftOutline
import TestSupport
import Testing

@Suite("ScopeValues: generated code")
struct CarriedTests {
  @Test(
    "Forwarding by hand takes twelve members, carrying takes four",
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

  @Test(
    "The four scopes compile only with the carried file",
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
