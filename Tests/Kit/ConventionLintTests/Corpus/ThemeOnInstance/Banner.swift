// What is special here: the helper is a method of a stored value, and the call is hidden in a chain with an interpolation.
protocol Palette { func tint(_ name: String) -> String }
protocol Watch { func now() -> Int }
protocol HasPalette { var palette: any Palette { get } }
protocol HasWatch { var watch: any Watch { get } }

typealias Theme_applyDependencies = HasPalette

struct Theme {
  let name: String

  func apply(dependencies: some Theme_applyDependencies, to text: String) -> String {
    "<\(dependencies.palette.tint(name))>\(text)"
  }
}

typealias BannerDependencies = HasPalette & HasWatch

struct Banner<Dependencies: BannerDependencies> {
  let dependencies: Dependencies
  let themes: [Theme]

  var border: String { dependencies.palette.tint("border") }

  func draw() -> String {
    let time = dependencies.watch.now()
    return themes
      .map { $0.apply(dependencies: dependencies, to: "it is \(time)") }
      .joined(separator: border)
  }
}
