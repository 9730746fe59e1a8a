// Refused: the prose says the providers are functions; the code has properties (DEPS-14, DEPS-E2)
// modes: 5 6

protocol AServicing {
  func getAs() -> [Int]
}

protocol AServiceProviding {
  var aService: AServicing { get }
}

func numbers(of deps: AServiceProviding) -> [Int] {
  #if !REPAIRED
    // expected-error@+1 {{cannot call value of non-function type 'any AServicing'}}
    deps.aService().getAs()
  #else
    deps.aService.getAs()
  #endif
}
