import Numbers

// Two consumers. Each takes the object, and names of it only what it needs.

// snippet.controllers
final class ControllerAB {
  private let deps: any AServiceProviding & BServiceProviding

  init(deps: any AServiceProviding & BServiceProviding) {
    self.deps = deps
  }

  func total() -> Int {
    (deps.aService.getAs() + deps.bService.getBs()).reduce(0, +)
  }
}

final class ControllerC {
  private let deps: any CServiceProviding

  init(deps: any CServiceProviding) {
    self.deps = deps
  }

  func total() -> Int {
    deps.cService.getCs().reduce(0) { $0 + $1.0 + $1.1 }
  }
}
// snippet.end
