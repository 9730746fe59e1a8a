// What is special here: the public parent repeats the leaf of an internal child, whose alias it can't list.
public protocol Glyphs { func glyph(_ name: String) -> String }
public protocol Taps { func record(_ name: String) }
public protocol GlyphsDependency { var glyphs: any Glyphs { get } }
public protocol TapsDependency { var taps: any Taps { get } }

typealias ButtonDependencies = GlyphsDependency

struct Button<Dependencies: ButtonDependencies> {
  let dependencies: Dependencies
  let name: String
  func draw() -> String { "[\(dependencies.glyphs.glyph(name))]" }
}

public typealias PanelDependencies = GlyphsDependency & TapsDependency

public struct Panel<Dependencies: PanelDependencies> {
  private let dependencies: Dependencies
  private let names: [String]

  public init(dependencies: Dependencies, names: String...) {
    self.dependencies = dependencies
    self.names = names
  }

  public func draw() -> String {
    names.map { Button(dependencies: dependencies, name: $0).draw() }.joined(separator: " ")
  }

  public func tap(_ index: Int) { dependencies.taps.record(names[index]) }
}
