// What is special here: the child has no alias to list, only a composition in place, so the parent can't but list its leaves.
protocol Motor { func move(_ floors: Int) }
protocol Log { func write(_ line: String) }
protocol Door { func set(open: Bool) }
protocol HasMotor { var motor: any Motor { get } }
protocol HasLog { var log: any Log { get } }
protocol HasDoor { var door: any Door { get } }

final class Drive<Dependencies: HasMotor & HasLog> {
  private let dependencies: Dependencies
  private(set) var floor = 0

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func go(to target: Int) {
    dependencies.log.write("\(floor) -> \(target)")
    dependencies.motor.move(target - floor)
    floor = target
  }
}

typealias ElevatorDependencies = HasMotor & HasLog & HasDoor

final class Elevator<Dependencies: ElevatorDependencies> {
  private let dependencies: Dependencies
  private let drive: Drive<Dependencies>

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    drive = Drive(dependencies: dependencies)
  }

  func call(_ floor: Int) {
    dependencies.door.set(open: false)
    drive.go(to: floor)
    dependencies.door.set(open: true)
  }
}
