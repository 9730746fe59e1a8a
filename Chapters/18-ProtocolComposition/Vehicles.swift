protocol Car {
  func drive()
}

protocol Airplane {
  func fly()
}

typealias Carplane = Car & Airplane

func start(vehicle: some Carplane) {
  vehicle.drive()
  vehicle.fly()
}

protocol Motorcycle {
  func wheelie()
}

typealias Carplanecycle = Carplane & Motorcycle

func start(vehicle: some Carplanecycle) {
  vehicle.drive()
  vehicle.wheelie()
  vehicle.fly()
}

/// The same parts in another order, two of them twice.
typealias Cycleplanecar = Motorcycle & Airplane & Car & Carplane
