// What is special here: the row is internal, but its public alias is listed by the public alias of a public screen.
public protocol Images { func image(_ id: Int) -> String }
public protocol Titles { func title() -> String }
public protocol ImagesDependency { var images: any Images { get } }
public protocol TitlesDependency { var titles: any Titles { get } }

public typealias GalleryRowDependencies = ImagesDependency

struct GalleryRow<Dependencies: GalleryRowDependencies> {
  let dependencies: Dependencies
  let id: Int
  func draw() -> String { dependencies.images.image(id) }
}

public typealias GalleryScreenDependencies = GalleryRowDependencies
  & TitlesDependency

public struct GalleryScreen<Dependencies: GalleryScreenDependencies> {
  private let dependencies: Dependencies

  public init(dependencies: Dependencies) { self.dependencies = dependencies }

  public func draw() -> [String] {
    [dependencies.titles.title()] + (1...3).map { id in
      GalleryRow(dependencies: dependencies, id: id).draw()
    }
  }
}
