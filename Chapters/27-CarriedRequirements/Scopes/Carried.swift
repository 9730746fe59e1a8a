// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Scopes

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_CheckoutRequirements {
  func CODEGEN_theme(_ key: CarryKey) -> String
}

protocol CODEGEN_ReceiptRequirements {}

extension AppResource {
  func CODEGEN_theme(_: CarryKey) -> String { theme }
}

extension CheckoutResource {
  var theme: String { injected.CODEGEN_theme(CarryKey()) }
}

extension ReceiptResource {
  var locale: String { injected.locale }
  var theme: String { injected.theme }
}
