// Refused: an unowned reference to a provider that may be a struct (DEPS-38)

@testable import Deps4

final class UnowningC {
  #if !REPAIRED
    // expected-error@+1 {{'unowned' must not be applied to non-class-bound 'any AServiceProviding & BServiceProviding'; consider adding a protocol conformance that has a class bound}}
    private unowned let deps: any AServiceProviding & BServiceProviding
    init(deps: any AServiceProviding & BServiceProviding) { self.deps = deps }
  #else
    private unowned let deps: any AServiceProviding & BServiceProviding & AnyObject
    init(deps: any AServiceProviding & BServiceProviding & AnyObject) { self.deps = deps }
  #endif
}
