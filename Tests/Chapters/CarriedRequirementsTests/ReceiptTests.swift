// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Testing

@testable import CarriedRequirements

@Test("A receipt shows the app's currency and the login's locale")
func receiptSources() {
  struct StubApp: LoggedInRequirements {
    let sessionToken = "token"
    let locale = "locale"
    func CODEGEN_currency(_ key: CarryKey) -> String { "currency" }
    func CODEGEN_theme(_ key: CarryKey) -> String { "theme" }
  }
  let login = LoggedInResource(injecting: StubApp())
  #expect(login.checkOut().receipt().text == "token locale-CH theme currency")
}
