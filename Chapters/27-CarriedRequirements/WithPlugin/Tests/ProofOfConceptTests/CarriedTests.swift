import Scopes
import Testing

@testable import ProofOfConcept

@Suite("What the plugin wrote")
struct CarriedTests {
  @Test("A need that no scope between lists comes from the root to Three")
  func implicit() {
    let two = ScopeZeroResource(injecting: NilResource()).buildScopeOne().buildScopeTwo()
    #expect(two.implicit == "s0-implicit")
    #expect(two.buildScopeThree().implicit == "s0-implicit")
  }
}
