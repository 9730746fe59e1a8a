// What is special here: Avatar made its badge itself; now it is handed one, and only reads a constant of the class.
protocol Images { func width(of name: String) -> Int }
protocol Counter { var unread: Int { get } }
protocol Palette { var accent: String { get } }

protocol HasImages { var images: any Images { get } }
protocol HasCounter { var counter: any Counter { get } }
protocol HasPalette { var palette: any Palette { get } }

typealias BadgeDependencies = HasCounter & HasPalette

final class Badge {
  enum Tone { case loud, quiet }

  static let height = 12

  let tone: Tone
  let text: String

  init(dependencies: some BadgeDependencies) {
    tone = dependencies.counter.unread > 0 ? .loud : .quiet
    text = "\(dependencies.counter.unread) in \(dependencies.palette.accent)"
  }
}

typealias AvatarDependencies = HasImages
  & BadgeDependencies

struct Avatar<Dependencies: AvatarDependencies> {
  let dependencies: Dependencies
  let badge: Badge

  var area: Int {
    let side = dependencies.images.width(of: "face")
    return badge.tone == Badge.Tone.quiet ? side * side : side * (side + Badge.height)
  }
}

typealias ProfileDependencies = AvatarDependencies & BadgeDependencies

struct Profile<Dependencies: ProfileDependencies> {
  let dependencies: Dependencies

  func area() -> Int {
    Avatar(dependencies: dependencies, badge: Badge(dependencies: dependencies)).area
  }
}
