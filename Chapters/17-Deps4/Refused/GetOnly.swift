// Refused: replacing C through a provider; only who has the object itself can (DEPS-26)

protocol CServicing {}
struct FakeCService: CServicing {}

protocol CServiceProviding: AnyObject {
  var cService: any CServicing { get }
}

final class Deps: CServiceProviding {
  var cService: any CServicing = FakeCService()
}

#if !REPAIRED
  func replaceC(in deps: any CServiceProviding) {
    // expected-error@+1 {{cannot assign to property: 'cService' is a get-only property}}
    deps.cService = FakeCService()
  }
#else
  func replaceC(in deps: Deps) {
    deps.cService = FakeCService()
  }
#endif
