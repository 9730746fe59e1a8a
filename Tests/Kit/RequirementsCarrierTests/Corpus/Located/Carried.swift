// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Scopes

/// Opens what is carried. Nobody outside of this file can make one.
struct CarryKey: Sendable {
  fileprivate init() {}
}

#sourceLocation(file: "Scopes.swift", line: 3)
protocol CODEGEN_OneRequirements {
#sourceLocation(file: "Scopes.swift", line: 8)
  func CODEGEN_name(_ key: CarryKey) -> String
}
#sourceLocation()

#sourceLocation(file: "Scopes.swift", line: 19)
protocol CODEGEN_ThreeRequirements {}
#sourceLocation()

#sourceLocation(file: "Scopes.swift", line: 7)
protocol CODEGEN_TwoRequirements {}
#sourceLocation()

#sourceLocation(file: "Scopes.swift", line: 5)
extension OneResource {
#sourceLocation(file: "Scopes.swift", line: 5)
  var name: String { injected.CODEGEN_name(CarryKey()) }
}
#sourceLocation()

#sourceLocation(file: "Root.swift", line: 3)
extension RootResource {
#sourceLocation(file: "Root.swift", line: 4)
  func CODEGEN_name(_: CarryKey) -> String { name }
}
#sourceLocation()

#sourceLocation(file: "Scopes.swift", line: 17)
@available(macOS 15, *) extension TwoResource {
#sourceLocation(file: "Scopes.swift", line: 17)
  var name: String { injected.name }
#sourceLocation(file: "Scopes.swift", line: 17)
  var own: (Int, _ label: String, _ other: String) -> [String: [Int]] { injected.own }
}
#sourceLocation()
