// The framework's present form stands in the target itself.
protocol Requirements {
  associatedtype I
  var injected: I { get }
}

protocol NilRequirements: Requirements {}

protocol ResourceType: Requirements {}

class Resource<I: Requirements, P>: ResourceType {
  let injected: I
  let parameters: P

  init(injecting injected: I, parameters: P) {
    self.injected = injected
    self.parameters = parameters
  }
}

extension Resource where P == Void {
  convenience init(injecting injected: I) {
    self.init(injecting: injected, parameters: ())
  }
}

final class NilResource: ResourceType, NilRequirements {
  lazy var injected = self
}
