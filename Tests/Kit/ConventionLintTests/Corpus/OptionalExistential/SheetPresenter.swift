// What is special here: the existential is in an optional that is set later.
protocol Sounds { func play(_ name: String) }
protocol SoundsProviding { var sounds: any Sounds { get } }
protocol ThemeProviding { var tint: String { get } }

typealias SheetPresenterDependencies = SoundsProviding & ThemeProviding

final class SheetPresenter {
  private var dependencies: (any SheetPresenterDependencies)?
  private var sheets: [String] = []

  func present(_ sheet: String) {
    guard let dependencies else { return }
    dependencies.sounds.play("swoosh")
    sheets.append("\(dependencies.tint) \(sheet)")
  }

  func dismiss() { _ = sheets.popLast() }

  var isEmpty: Bool { sheets.isEmpty }
}
