// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

#if canImport(Combine)
  import Combine
#endif
@preconcurrency import Foundation
import Scopes
import struct Foundation.Date

protocol CODEGEN_OneRequirements {}

extension OneResource {
  var now: Date { injected.now }
}
