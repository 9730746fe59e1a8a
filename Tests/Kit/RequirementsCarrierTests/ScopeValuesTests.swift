import RequirementsCarrier
import TestSupport
import Testing

@Suite("The generated file of chapter 26")
struct GeneratedForScopeValuesTests {
  @Test("Carried.swift, which the chapter compiles, is what carry writes for the chapter's scopes")
  func same() throws {
    let folder = "Chapters/26-ScopeValues/Scopes"
    let names = try TestCheckout.checkout.files.entries(of: TestCheckout.checkout.path(folder))
      .sorted()
    #expect(names.contains("Carried.swift"))
    let sources = try names.filter { $0 != "Carried.swift" }.map {
      (path: $0, text: try TestCheckout.checkout.read("\(folder)/\($0)"))
    }
    #expect(
      try CarryPlan(of: sources).generated == TestCheckout.checkout.read("\(folder)/Carried.swift"))
  }
}
