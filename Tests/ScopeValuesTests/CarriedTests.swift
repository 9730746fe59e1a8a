import SwiftOutline
import TestSupport
import Testing

@Suite("ScopeValues: what is generated")
struct CarriedTests {
  private static let folder = "Chapters/26-ScopeValues/Scopes"

  @Test(
    "Twelve properties are passed on, one value is carried by three, and nobody wrote them by hand",
    .proves("DKIT-28"))
  func counts() throws {
    // Those of the document's scopes, without the shop's.
    let types = try TestCheckout.source("\(Self.folder)/Carried.swift").declarations()
      .filter { $0.name.contains(#/^(CODEGEN_)?Scope|^ChangingRoot/#) }
    let extensions = types.filter { $0.kind == .extension }
    #expect(types.filter { $0.kind == .protocol }.count == 3)
    #expect(extensions.flatMap(\.members).filter(\.isProperty).count == 12)
    let carrying = extensions.filter { $0.members.contains { $0.kind == .function } }
    #expect(carrying.map(\.name) == ["ChangingRoot", "ScopeOneResource", "ScopeZeroResource"])
    for file in ["ScopeOne", "ScopeTwo"] {
      let text = try TestCheckout.read("\(Self.folder)/\(file).swift")
      #expect(!text.contains("implicit"))
    }
  }
}
