// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Scopes

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_LeftLeafRequirements {}

protocol CODEGEN_LeftRequirements {
  func CODEGEN_secret(_ key: CarryKey) -> String
}

protocol CODEGEN_RightRequirements {}

extension LeftLeafResource {
  var secret: String { injected.secret }
}

extension LeftResource {
  var secret: String { injected.CODEGEN_secret(CarryKey()) }
  var token: String { injected.token }
}

extension RightResource {
  var token: String { injected.token }
}

extension RootResource {
  func CODEGEN_secret(_: CarryKey) -> String { secret }
}
