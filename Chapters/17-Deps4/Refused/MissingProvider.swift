// Refused: an object that provides A alone, for a consumer that names A and B (DEPS-25)

protocol AServiceProviding {}
protocol BServiceProviding {}

struct ControllerAB {
  init(deps: any AServiceProviding & BServiceProviding) {}
}

#if !REPAIRED
  struct OnlyA: AServiceProviding {}
  // expected-error@+1 {{argument type 'OnlyA' does not conform to expected type 'BServiceProviding'}}
  func make() -> ControllerAB { ControllerAB(deps: OnlyA()) }
#else
  struct AB: AServiceProviding, BServiceProviding {}
  func make() -> ControllerAB { ControllerAB(deps: AB()) }
#endif
