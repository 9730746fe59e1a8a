// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Scopes

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

protocol CODEGEN_OneRequirements {
  @Disk func CODEGEN_files(_ key: CarryKey) -> [String]
  @available(macOS 15, *) func CODEGEN_name(_ key: CarryKey) -> String
}

protocol CODEGEN_TwoRequirements {}

extension OneResource {
  @Disk var files: [String] { injected.CODEGEN_files(CarryKey()) }
  @available(macOS 15, *) var name: String { injected.CODEGEN_name(CarryKey()) }
}

extension RootResource {
  @Disk func CODEGEN_files(_: CarryKey) -> [String] { files }
  @available(macOS 15, *) func CODEGEN_name(_: CarryKey) -> String { name }
}

extension TwoResource {
  @Disk var files: [String] { injected.files }
  @available(macOS 15, *) var name: String { injected.name }
}
