// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Scopes

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_FileRequirements {}

protocol CODEGEN_FolderRequirements {
  func CODEGEN_disk(_ key: CarryKey) -> Int
}

extension FolderResource {
  var disk: Int { injected.CODEGEN_disk(CarryKey()) }
  func CODEGEN_disk(_: CarryKey) -> Int { disk }
}

extension RootResource {
  func CODEGEN_disk(_: CarryKey) -> Int { disk }
}
