// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Scopes

protocol CODEGEN_LeftRequirements {}

protocol CODEGEN_RightRequirements {}

extension LeftResource {
  var name: String { injected.name }
}
