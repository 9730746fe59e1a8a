// Given: leave this file as it is.

import Numbers

/// A consumer. It takes the object, and names only the service that it needs.
final class ControllerC {
  private let deps: any CServiceProviding

  init(deps: any CServiceProviding) {
    self.deps = deps
  }

  func total() -> Int {
    deps.cService.getCs().reduce(0) { $0 + $1.0 + $1.1 }
  }
}
