// What is special here: the alias stands between the type and its extension, before the code that uses it but after the header that takes it.
protocol Beat { func beats() -> Int }
protocol Alarm { func ring() }
protocol BeatDependency { var beat: any Beat { get } }
protocol AlarmDependency { var alarm: any Alarm { get } }

struct EggTimer<Dependencies: EggTimerDependencies> {
  let dependencies: Dependencies
  var target: Int
}

typealias EggTimerDependencies = BeatDependency & AlarmDependency

extension EggTimer {
  var isOver: Bool { dependencies.beat.beats() >= target }

  func check() {
    if isOver { dependencies.alarm.ring() }
  }
}
