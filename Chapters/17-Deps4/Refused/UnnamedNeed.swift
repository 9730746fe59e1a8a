// Refused: a consumer of A and B that reads C, which it does not name (DEPS-25)

protocol AServiceProviding {}
protocol BServiceProviding {}
protocol CServiceProviding {
  var cService: Int { get }
}

struct ControllerAB {
  #if !REPAIRED
    let deps: any AServiceProviding & BServiceProviding
    // expected-error@+1 {{value of type 'any AServiceProviding & BServiceProviding' has no member 'cService'}}
    func total() -> Int { deps.cService }
  #else
    let deps: any AServiceProviding & BServiceProviding & CServiceProviding
    func total() -> Int { deps.cService }
  #endif
}
