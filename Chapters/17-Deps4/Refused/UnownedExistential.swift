// Refused: an unowned reference to a provider that may be a struct (DEPS-38)

@testable import Deps4

final class UnowningCheckout {
  #if !REPAIRED
    // expected-error@+1 {{'unowned' must not be applied to non-class-bound 'any ClientProviding'; consider adding a protocol conformance that has a class bound}}
    private unowned let services: any ClientProviding
    init(services: any ClientProviding) { self.services = services }
  #else
    private unowned let services: any ClientProviding & AnyObject
    init(services: any ClientProviding & AnyObject) { self.services = services }
  #endif
}
