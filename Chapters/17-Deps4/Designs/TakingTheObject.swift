import Numbers

// Designs whose C takes the object that holds it.

/// Stores A and B for the five designs of this file.
class ABHolder: AServiceProviding, BServiceProviding {
  var aService: any AServicing
  var bService: any BServicing

  required init(aService: any AServicing, bService: any BServicing) {
    self.aService = aService
    self.bService = bService
  }
}

/// C is set in the last line of `init`. With `!` the object is fully initialized before that.
final class UnwrappedDeps: ABHolder, DepsDesign {
  static let title = "! (Deps1, Deps3)"
  private var storedC: (any CServicing)!

  var cService: any CServicing {
    get { storedC }
    set { storedC = newValue }
  }

  required init(aService: any AServicing, bService: any BServicing) {
    super.init(aService: aService, bService: bService)
    storedC = CService(deps: self)
  }
}

/// C is made when it is first read.
final class LazyDeps: ABHolder, DepsDesign {
  static let title = "lazy"
  lazy var cService: any CServicing = CService(deps: self)
}

/// C is made when it is first read, and doesn't hold the object.
final class LazyUnownedDeps: ABHolder, DepsDesign {
  static let title = "lazy + unowned"
  lazy var cService: any CServicing = UnownedCService(deps: self)
}

final class UnownedCService: CServicing {
  private unowned let deps: ABHolder

  init(deps: ABHolder) { self.deps = deps }

  func getCs() -> [C] { Array(zip(deps.aService.getAs(), deps.bService.getBs())) }
}

/// The same with `weak`: C returns no pairs once the object is freed.
final class LazyWeakDeps: ABHolder, DepsDesign {
  static let title = "lazy + weak"
  lazy var cService: any CServicing = WeakCService(deps: self)
}

final class WeakCService: CServicing {
  private weak var deps: ABHolder?

  init(deps: ABHolder) { self.deps = deps }

  func getCs() -> [C] {
    deps.map { Array(zip($0.aService.getAs(), $0.bService.getBs())) } ?? []
  }
}

/// A new C on every read, unless it was replaced.
final class PerAccessDeps: ABHolder, DepsDesign {
  static let title = "C per access"
  private var replacement: (any CServicing)?

  var cService: any CServicing {
    get { replacement ?? CService(deps: self) }
    set { replacement = newValue }
  }
}
