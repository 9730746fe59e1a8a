// What is special here: before dependencies are a static and a computed property, which do no harm, and a stored one, which does.
protocol Icons { func icon(_ name: String) -> String }
protocol HasIcons { var icons: any Icons { get } }

typealias TileDependencies = HasIcons

struct Tile<Dependencies: TileDependencies> {
  static var width: Int { 12 }

  var line: String {
    let text = dependencies.icons.icon(title) + title
    return String(text.prefix(Self.width))
  }

  let title: String
  let dependencies: Dependencies
}

extension Tile {
  var isWide: Bool { line.count == Self.width }

  static func border(_ mark: Character) -> String {
    String(repeating: mark, count: width)
  }
}
