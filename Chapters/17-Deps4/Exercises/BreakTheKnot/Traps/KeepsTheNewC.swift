// Fails replacedCGoesOn: a C that replaced the own one lives on with a C that somebody kept.
import Numbers

/// What was put into the object, apart from it.
final class Store: AServiceProviding, BServiceProviding {
  var aService: any AServicing
  var bService: any BServicing
  fileprivate var replacedC: (any CServicing)?

  init(aService: any AServicing, bService: any BServicing) {
    self.aService = aService
    self.bService = bService
  }
}

/// Everything the program depends on, in one object.
final class Deps: DepsSurface {
  private let store: Store
  private let own: CService

  var aService: any AServicing {
    get { store.aService }
    set { store.aService = newValue }
  }

  var bService: any BServicing {
    get { store.bService }
    set { store.bService = newValue }
  }

  var cService: any CServicing {
    get { store.replacedC ?? own }
    set {
      // Whoever puts the own C back takes the other one out, and no knot is tied.
      store.replacedC = newValue as? CService === own ? nil : newValue
    }
  }

  init(aService: any AServicing, bService: any BServicing) {
    store = Store(aService: aService, bService: bService)
    own = CService(deps: store)
  }
}
