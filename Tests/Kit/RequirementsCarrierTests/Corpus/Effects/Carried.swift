// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Scopes

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_OneRequirements {
  func CODEGEN_both(_ key: CarryKey) async throws -> [Int]
  func CODEGEN_count(_ key: CarryKey) throws(Failure) -> Int
  func CODEGEN_slow(_ key: CarryKey) async -> Int
}

protocol CODEGEN_TwoRequirements {}

extension OneResource {
  var both: [Int] {
    get async throws { try await injected.CODEGEN_both(CarryKey()) }
  }
  var count: Int {
    get throws(Failure) { try injected.CODEGEN_count(CarryKey()) }
  }
  var slow: Int { get async { await injected.CODEGEN_slow(CarryKey()) } }
}

extension RootResource {
  func CODEGEN_both(_: CarryKey) async throws -> [Int] { both }
  func CODEGEN_count(_: CarryKey) throws(Failure) -> Int { try count }
  func CODEGEN_slow(_: CarryKey) async -> Int { await slow }
}

extension TwoResource {
  var both: [Int] { get async throws { try await injected.both } }
  var count: Int { get throws(Failure) { try injected.count } }
  var risky: Int { get throws { try injected.risky } }
  var slow: Int { get async { await injected.slow } }
}
