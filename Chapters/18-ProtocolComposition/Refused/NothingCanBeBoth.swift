// Refused: a function over an alias whose protocols require two classes; the alias alone compiles (CPDI-115)
// modes: 5 6

@testable import ProtocolComposition

protocol Airborne: FlyingCar {}

#if !REPAIRED
  protocol Reminding: Checkout {}
#else
  protocol Reminding {}
#endif

typealias RemindingCar = Airborne & Reminding

// expected-error@+1 {{no type for 'some RemindingCar' can satisfy both 'some RemindingCar : Checkout' and 'some RemindingCar : FlyingCar'}}
func start(vehicle: some RemindingCar) { vehicle.drive() }
