// Fails dOutlivesDeps: a D that replaced the own one lives on with a C that somebody kept.
import Numbers

/// The real D. It needs A and C.
final class DService: DServicing {
  private let deps: any AServiceProviding & CServiceProviding

  init(deps: any AServiceProviding & CServiceProviding) { self.deps = deps }

  func getDs() -> [Int] {
    zip(deps.aService.getAs(), deps.cService.getCs()).map { $0 * ($1.0 + $1.1) }
  }
}

/// What was put into the object. C gets it too, but the type tells nobody of a D.
final class Store: AServiceProviding, BServiceProviding {
  var aService: any AServicing
  var bService: any BServicing
  fileprivate var replacedD: (any DServicing)?

  init(aService: any AServicing, bService: any BServicing) {
    self.aService = aService
    self.bService = bService
  }
}

final class MiddleDeps: AServiceProviding, CServiceProviding {
  private let store: Store
  var cService: any CServicing
  var aService: any AServicing { store.aService }

  init(store: Store, cService: any CServicing) {
    self.store = store
    self.cService = cService
  }
}

/// Everything the program depends on, in one object.
final class Deps: DepsSurface {
  private let store: Store
  private let middle: MiddleDeps
  private let ownD: DService

  var aService: any AServicing {
    get { store.aService }
    set { store.aService = newValue }
  }

  var bService: any BServicing {
    get { store.bService }
    set { store.bService = newValue }
  }

  var cService: any CServicing {
    get { middle.cService }
    set { middle.cService = newValue }
  }

  var dService: any DServicing {
    get { store.replacedD ?? ownD }
    set {
      // Whoever puts the own D back takes the other one out.
      store.replacedD = newValue as? DService === ownD ? nil : newValue
    }
  }

  init(aService: any AServicing, bService: any BServicing) {
    store = Store(aService: aService, bService: bService)
    middle = MiddleDeps(store: store, cService: CService(deps: store))
    ownD = DService(deps: middle)
  }
}
