// What is special here: the thermometer stands only in a raw string, where `\(…)` is text and no interpolation.
protocol Thermometer { var celsius: Double { get } }
protocol Damper { func open(by percent: Int) }
protocol Journal { func write(_ line: String) }

protocol HasThermometer { var thermometer: any Thermometer { get } }
protocol HasDamper { var damper: any Damper { get } }
protocol HasJournal { var journal: any Journal { get } }

typealias CoolingDependencies = HasDamper & HasThermometer

struct Cooling<Dependencies: CoolingDependencies> {
  let dependencies: Dependencies

  func step() {
    guard dependencies.thermometer.celsius > 200 else { return }
    dependencies.damper.open(by: 5)
  }
}

typealias KilnDependencies = HasDamper
  & HasJournal
  & HasThermometer

struct Kiln<Dependencies: KilnDependencies> {
  let dependencies: Dependencies
  let name: String

  /// The web page fills this in, with an engine of its own.
  var template: String {
    #"It is \(dependencies.thermometer.celsius) °C in \(name)."#
  }

  func vent() {
    dependencies.damper.open(by: 20)
    dependencies.journal.write(#"vented \#(name): \#(template)"#)
  }
}

typealias HallDependencies = CoolingDependencies & KilnDependencies

struct Hall<Dependencies: HallDependencies> {
  let dependencies: Dependencies

  func evening() {
    Kiln(dependencies: dependencies, name: "east").vent()
    Cooling(dependencies: dependencies).step()
  }
}
