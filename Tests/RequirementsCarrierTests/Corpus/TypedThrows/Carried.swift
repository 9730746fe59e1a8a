// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Scopes

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_OneRequirements {
  func CODEGEN_count(_ key: CarryKey) throws(Failure) -> Int
}

protocol CODEGEN_TwoRequirements {}

extension OneResource {
  var count: Int {
    get throws(Failure) { try injected.CODEGEN_count(CarryKey()) }
  }
}

extension RootResource {
  func CODEGEN_count(_: CarryKey) throws(Failure) -> Int { try count }
}

extension TwoResource {
  var count: Int { get throws(Failure) { try injected.count } }
}
