// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Scopes

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_CartRequirements {
  func CODEGEN_customer(_ key: CarryKey) -> String
}

protocol CODEGEN_ReceiptRequirements {}

extension CartResource {
  var customer: String { injected.CODEGEN_customer(CarryKey()) }
}

extension ReceiptResource {
  var customer: String { injected.customer }
  var greeting: String { injected.greeting }
}

extension ShopResource {
  func CODEGEN_customer(_: CarryKey) -> String { customer }
}
