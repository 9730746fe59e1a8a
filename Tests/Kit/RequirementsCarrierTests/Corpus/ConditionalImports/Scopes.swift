// swift-format-ignore-file
#if canImport(Combine)
  import Combine
#endif
@preconcurrency import Foundation
import struct Foundation.Date
import Scopes

class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
  let now = Date()
}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {
  var now: Date { get }
}

class OneResource<I: OneRequirements>: Resource<I> {}
