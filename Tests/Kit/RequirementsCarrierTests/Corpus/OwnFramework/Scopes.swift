// The framework stands in the target itself.
protocol Requirements {}

protocol NilRequirements: Requirements {}

final class NilResource: NilRequirements {}

class Resource<I: Requirements> {
  let injected: I

  required init(injecting injected: I) {
    self.injected = injected
  }
}
