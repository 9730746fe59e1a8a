// What is special here: the helper is called inside of an interpolation, and the caller uses all of its leaves itself.
protocol Font { var name: String { get } }
protocol Language { var code: String { get } }
protocol Ink { func spray(_ text: String) }

protocol HasFont { var font: any Font { get } }
protocol HasLanguage { var language: any Language { get } }
protocol HasInk { var ink: any Ink { get } }

typealias Caption_renderDependencies = HasFont & HasLanguage

enum Caption {
  static func render(dependencies: some Caption_renderDependencies, text: String) -> String {
    "<p lang=\(dependencies.language.code) face=\(dependencies.font.name)>\(text)</p>"
  }
}

typealias PosterDependencies = HasFont & HasInk & HasLanguage

struct Poster<Dependencies: PosterDependencies> {
  let dependencies: Dependencies
  let title: String

  private var imprint: String {
    "Set in \(dependencies.font.name) (\(dependencies.language.code))"
  }

  func print() {
    dependencies.ink.spray("""
      <h1>\(title)</h1>
      \(Caption.render(dependencies: dependencies, text: imprint))
      """)
  }
}

typealias StickerDependencies = Caption_renderDependencies & HasInk

struct Sticker<Dependencies: StickerDependencies> {
  let dependencies: Dependencies

  func print() {
    dependencies.ink.spray(Caption.render(dependencies: dependencies, text: "hello"))
  }
}
