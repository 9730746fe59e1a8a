// What is special here: both modules have a `Row` with its alias, and the app's list uses the one of the other module by its full name.
public protocol Images { func image(_ id: Int) -> String }
public protocol HasImages { var images: any Images { get } }

public typealias RowDependencies = HasImages

public struct Row<Dependencies: RowDependencies> {
  private let dependencies: Dependencies
  public init(dependencies: Dependencies) { self.dependencies = dependencies }
  public func draw(_ id: Int) -> String { dependencies.images.image(id) }
}
