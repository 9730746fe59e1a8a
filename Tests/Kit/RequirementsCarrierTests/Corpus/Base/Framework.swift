// A framework with other names, and a base class of the target's own.
protocol Needs {}

protocol NilNeeds: Needs {}

final class NilScope: NilNeeds {}

class Scope<I: Needs>: Counted {
  let injected: I

  init(injecting injected: I) {
    self.injected = injected
  }
}

class Counted {
  let number = 1
}
