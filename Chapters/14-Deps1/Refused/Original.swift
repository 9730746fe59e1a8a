// Refused: a property with `!` doesn't satisfy a requirement without `!` (DEPS-12, DEPS-13, DEPS-24, DEPS-E3, DEPS-E6)
// modes: 5 6
// alone: it is the document's code, as printed: all of Deps1 but its use, and `import UIKit`

// service data types
public typealias A = Int
public typealias B = Int
public typealias C = (A, B)
// service protocols
public protocol AServicing {
  func getAs() -> [A]
}
public protocol BServicing {
  func getBs() -> [B]
}
public protocol CServicing {
  func getCs() -> [C]
}
// service implementations
public class AService: AServicing {
  public func getAs() -> [A] {
    return [1, 2, 3]
  }
}
public class BService: BServicing {
  public func getBs() -> [B] {
    return [11, 12, 13]
  }
}
public class CService: CServicing {
  public init(deps: AServiceProviding & BServiceProviding) {
    _deps = deps
  }
  public func getCs() -> [C] {
    return Array(zip(_deps.aService.getAs(), _deps.bService.getBs()))
  }
  private let _deps: AServiceProviding & BServiceProviding
}
// deps protocols
public protocol AServiceProviding {
  var aService: AServicing { get }
}
public protocol BServiceProviding {
  var bService: BServicing { get }
}
public protocol CServiceProviding {
  // expected-note@+1 {{protocol requires property 'cService' with type 'any CServicing'}}
  var cService: CServicing { get }
}
// deps implementation
// expected-error@+2 {{type 'Deps' does not conform to protocol 'CServiceProviding'}}
// expected-note@+1 {{add stubs for conformance}}
public class Deps: AServiceProviding, BServiceProviding, CServiceProviding {
  public var aService: AServicing
  public var bService: BServicing
  #if !REPAIRED
    // expected-note@+1 {{candidate has non-matching type '(any CServicing)?'}}
    public var cService: CServicing!
  #else
    public var cService: CServicing {
      get { storedC }
      set { storedC = newValue }
    }
    private var storedC: CServicing!
  #endif
  public init(aService: AServicing, bService: BServicing) {
    self.aService = aService
    self.bService = bService
  }
  public static func makeDeps(
    aService: AServicing,
    bService: BServicing,
    cService: CServicing? = nil
  ) -> Deps {
    let deps = Deps(aService: aService, bService: bService)
    deps.cService = cService ?? CService(deps: deps)
    return deps
  }
}
// Some objects which use the deps:
public class ControllerAB {
  public let deps: AServiceProviding & BServiceProviding
  public init(deps: AServiceProviding & BServiceProviding) {
    self.deps = deps
  }
  public func total() -> Int {
    return (deps.aService.getAs() + deps.bService.getBs())
      .reduce(0, { $0 + $1 })
  }
}
public class ControllerC {
  public let deps: CServiceProviding
  public init(deps: CServiceProviding) {
    self.deps = deps
  }
  public func total() -> Int {
    return deps.cService.getCs()
      .reduce(0, { $0 + $1.0 + $1.1 })
  }
}
