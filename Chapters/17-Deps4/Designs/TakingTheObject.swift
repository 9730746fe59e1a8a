import Numbers

// Designs whose C takes the object that holds it.

/// A and B, which five designs store alike.
class HoldingAB: AServiceProviding, BServiceProviding {
  var aService: any AServicing
  var bService: any BServicing

  required init(aService: any AServicing, bService: any BServicing) {
    self.aService = aService
    self.bService = bService
  }
}

/// C is set in the last line of `init`: with `!` the object is complete before.
final class UnwrappedDeps: HoldingAB, DepsDesign {
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
final class LazyDeps: HoldingAB, DepsDesign {
  static let title = "lazy"
  lazy var cService: any CServicing = CService(deps: self)
}

/// C is made when it is first read, and does not hold the object.
final class LazyUnownedDeps: HoldingAB, DepsDesign {
  static let title = "lazy + unowned"
  lazy var cService: any CServicing = UnownedCService(deps: self)
}

final class UnownedCService: CServicing {
  private unowned let deps: HoldingAB

  init(deps: HoldingAB) { self.deps = deps }

  func getCs() -> [C] { Array(zip(deps.aService.getAs(), deps.bService.getBs())) }
}

/// The same with `weak`: C delivers nothing once the object is gone.
final class LazyWeakDeps: HoldingAB, DepsDesign {
  static let title = "lazy + weak"
  lazy var cService: any CServicing = WeakCService(deps: self)
}

final class WeakCService: CServicing {
  private weak var deps: HoldingAB?

  init(deps: HoldingAB) { self.deps = deps }

  func getCs() -> [C] {
    deps.map { Array(zip($0.aService.getAs(), $0.bService.getBs())) } ?? []
  }
}

/// A new C at every reading, unless one was put in.
final class PerAccessDeps: HoldingAB, DepsDesign {
  static let title = "C per access"
  private var replacement: (any CServicing)?

  var cService: any CServicing {
    get { replacement ?? CService(deps: self) }
    set { replacement = newValue }
  }
}
