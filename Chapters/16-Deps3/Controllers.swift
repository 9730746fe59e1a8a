import Numbers

// Two consumers. Each takes the object, and names only the services that it needs.

struct ControllerAB {
  let deps: any AServiceProviding & BServiceProviding

  func total() -> Int { (deps.aService().getAs() + deps.bService().getBs()).reduce(0, +) }
}

struct ControllerC {
  let deps: any CServiceProviding

  func total() -> Int { deps.cService().getCs().reduce(0) { $0 + $1.0 + $1.1 } }
}
