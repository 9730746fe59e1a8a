// Refused: a bare alias as a type, where `any` is required, with warnings as errors (CPDI-04, CPDI-E16, CPDI-E21)
// modes: 5 6
// flags: -enable-upcoming-feature ExistentialAny -warnings-as-errors

@testable import ProtocolComposition

#if !REPAIRED
  // expected-error@+1 {{use of 'Carplane' (aka 'Airplane & Car') as a type must be written 'any Carplane' (aka 'any Airplane & Car')}}
  func start(vehicle: Carplane) {
    vehicle.drive()
    vehicle.fly()
  }
#else
  func start(vehicle: some Carplane) {
    vehicle.drive()
    vehicle.fly()
  }
#endif
