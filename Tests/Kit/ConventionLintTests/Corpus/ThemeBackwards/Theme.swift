// What is special here: the method's alias has the words of the method and the type, but in the wrong order.
protocol Appearance { func isDark() -> Bool }
protocol AppearanceDependency { var appearance: any Appearance { get } }

final class Bar { var color = "white" }

typealias applyThemeDependencies = AppearanceDependency

struct Theme {
  let light: String
  let dark: String

  func apply(dependencies: some applyThemeDependencies, to bar: Bar) {
    bar.color = dependencies.appearance.isDark() ? dark : light
  }

  func inverted() -> Theme {
    Theme(light: dark, dark: light)
  }
}
