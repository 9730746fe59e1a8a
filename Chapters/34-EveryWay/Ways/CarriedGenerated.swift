// Written by carry. What is changed here by hand is lost when it runs again.
// swift-format-ignore-file

import Scopes

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_CarriedModelRequirements {
  func CODEGEN_client(_ key: CarryKey) -> any Client
  func CODEGEN_clock(_ key: CarryKey) -> any ShopClock
  func CODEGEN_logger(_ key: CarryKey) -> any Logger
  func CODEGEN_store(_ key: CarryKey) -> any Store
}

protocol CODEGEN_CarriedRequestRequirements {}

protocol CODEGEN_CarriedScreenRequirements {
  func CODEGEN_client(_ key: CarryKey) -> any Client
  func CODEGEN_clock(_ key: CarryKey) -> any ShopClock
  func CODEGEN_logger(_ key: CarryKey) -> any Logger
}

extension CarriedAppResource {
  func CODEGEN_client(_: CarryKey) -> any Client { client }
  func CODEGEN_clock(_: CarryKey) -> any ShopClock { clock }
  func CODEGEN_logger(_: CarryKey) -> any Logger { logger }
}

extension CarriedModelResource {
  var client: any Client { injected.CODEGEN_client(CarryKey()) }
  var clock: any ShopClock { injected.CODEGEN_clock(CarryKey()) }
  var logger: any Logger { injected.CODEGEN_logger(CarryKey()) }
  var store: any Store { injected.CODEGEN_store(CarryKey()) }
}

extension CarriedRequestResource {
  var client: any Client { injected.client }
  var clock: any ShopClock { injected.clock }
  var logger: any Logger { injected.logger }
  var store: any Store { injected.store }
}

extension CarriedScreenResource {
  var makeStore: () -> any Store { injected.makeStore }
  func CODEGEN_client(_ key: CarryKey) -> any Client {
    injected.CODEGEN_client(key)
  }
  func CODEGEN_clock(_ key: CarryKey) -> any ShopClock {
    injected.CODEGEN_clock(key)
  }
  func CODEGEN_logger(_ key: CarryKey) -> any Logger {
    injected.CODEGEN_logger(key)
  }
  func CODEGEN_store(_: CarryKey) -> any Store { store }
}
