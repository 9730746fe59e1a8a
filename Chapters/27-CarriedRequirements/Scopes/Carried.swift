// Written by carry. What is changed here by hand is lost when it runs again.
// swift-format-ignore-file

import Scopes

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_CartRequirements {
  func CODEGEN_address(_ key: CarryKey) -> String
  func CODEGEN_currency(_ key: CarryKey) -> String
  func CODEGEN_locale(_ key: CarryKey) -> String
  func CODEGEN_seller(_ key: CarryKey) -> String
  func CODEGEN_theme(_ key: CarryKey) -> String
}

protocol CODEGEN_CheckoutRequirements {
  func CODEGEN_address(_ key: CarryKey) -> String
  func CODEGEN_currency(_ key: CarryKey) -> String
  func CODEGEN_locale(_ key: CarryKey) -> String
  func CODEGEN_theme(_ key: CarryKey) -> String
}

protocol CODEGEN_LoggedInRequirements {
  func CODEGEN_currency(_ key: CarryKey) -> String
  func CODEGEN_seller(_ key: CarryKey) -> String
  func CODEGEN_theme(_ key: CarryKey) -> String
}

protocol CODEGEN_MarketRequirements {
  func CODEGEN_locale(_ key: CarryKey) -> String
  func CODEGEN_seller(_ key: CarryKey) -> String
  func CODEGEN_theme(_ key: CarryKey) -> String
}

protocol CODEGEN_ReceiptRequirements {}

extension AppResource {
  func CODEGEN_locale(_: CarryKey) -> String { locale }
  func CODEGEN_seller(_: CarryKey) -> String { seller }
  func CODEGEN_theme(_: CarryKey) -> String { theme }
}

extension CartResource {
  var seller: String { injected.CODEGEN_seller(CarryKey()) }
  var sessionToken: String { injected.sessionToken }
  func CODEGEN_address(_ key: CarryKey) -> String {
    injected.CODEGEN_address(key)
  }
  func CODEGEN_currency(_ key: CarryKey) -> String {
    injected.CODEGEN_currency(key)
  }
  func CODEGEN_locale(_ key: CarryKey) -> String {
    injected.CODEGEN_locale(key)
  }
  func CODEGEN_theme(_ key: CarryKey) -> String { injected.CODEGEN_theme(key) }
}

extension CheckoutResource {
  var address: String { injected.CODEGEN_address(CarryKey()) }
  var currency: String { injected.CODEGEN_currency(CarryKey()) }
  var locale: String { injected.CODEGEN_locale(CarryKey()) }
  var seller: String { injected.seller }
  var sessionToken: String { injected.sessionToken }
  var theme: String { injected.CODEGEN_theme(CarryKey()) }
}

extension LoggedInResource {
  func CODEGEN_address(_: CarryKey) -> String { address }
  func CODEGEN_currency(_ key: CarryKey) -> String {
    injected.CODEGEN_currency(key)
  }
  func CODEGEN_locale(_: CarryKey) -> String { locale }
  func CODEGEN_seller(_ key: CarryKey) -> String {
    injected.CODEGEN_seller(key)
  }
  func CODEGEN_theme(_ key: CarryKey) -> String { injected.CODEGEN_theme(key) }
}

extension MarketResource {
  var locale: String { injected.CODEGEN_locale(CarryKey()) }
  func CODEGEN_currency(_: CarryKey) -> String { currency }
  func CODEGEN_seller(_ key: CarryKey) -> String {
    injected.CODEGEN_seller(key)
  }
  func CODEGEN_theme(_ key: CarryKey) -> String { injected.CODEGEN_theme(key) }
}

extension ReceiptResource {
  var address: String { injected.address }
  var currency: String { injected.currency }
  var locale: String { injected.locale }
  var sessionToken: String { injected.sessionToken }
  var theme: String { injected.theme }
}
