// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Scopes

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_OneRequirements {
  func CODEGEN_existential(_ key: CarryKey) -> (any Error)?
  func CODEGEN_forced(_ key: CarryKey) -> Int!
  func CODEGEN_maybe(_ key: CarryKey) -> Int?
  func CODEGEN_twice(_ key: CarryKey) -> String??
}

protocol CODEGEN_TwoRequirements {}

extension OneResource {
  var existential: (any Error)? { injected.CODEGEN_existential(CarryKey()) }
  var forced: Int! { injected.CODEGEN_forced(CarryKey()) }
  var maybe: Int? { injected.CODEGEN_maybe(CarryKey()) }
  var twice: String?? { injected.CODEGEN_twice(CarryKey()) }
}

extension RootResource {
  func CODEGEN_existential(_: CarryKey) -> (any Error)? { existential }
  func CODEGEN_forced(_: CarryKey) -> Int! { forced }
  func CODEGEN_maybe(_: CarryKey) -> Int? { maybe }
  func CODEGEN_twice(_: CarryKey) -> String?? { twice }
}

extension TwoResource {
  var existential: (any Error)? { injected.existential }
  var forced: Int! { injected.forced }
  var maybe: Int? { injected.maybe }
  var twice: String?? { injected.twice }
}
