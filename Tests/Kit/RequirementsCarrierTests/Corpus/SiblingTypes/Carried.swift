// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Scopes

protocol CODEGEN_LeftLeafRequirements {}

protocol CODEGEN_LeftRequirements {}

protocol CODEGEN_RightLeafRequirements {}

protocol CODEGEN_RightRequirements {}

extension LeftLeafResource {
  var id: Int { injected.id }
}

extension RightLeafResource {
  var id: String { injected.id }
}
