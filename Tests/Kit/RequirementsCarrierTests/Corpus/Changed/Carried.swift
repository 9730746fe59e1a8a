// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Scopes

protocol CODEGEN_OneRequirements {}

protocol CODEGEN_TwoRequirements {}

extension TwoResource {
  var name: String { injected.name }
}
