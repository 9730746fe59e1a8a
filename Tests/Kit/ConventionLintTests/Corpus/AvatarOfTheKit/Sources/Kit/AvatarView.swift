// What is special here: the child is a public type of another module, and the screen uses the child's leaf itself too.
public protocol Images { func image(_ name: String) -> String }
public protocol ImagesDependency { var images: any Images { get } }

public typealias AvatarViewDependencies = ImagesDependency

public struct AvatarView<Dependencies: AvatarViewDependencies> {
  private let dependencies: Dependencies
  public init(dependencies: Dependencies) { self.dependencies = dependencies }
  public func draw() -> String { dependencies.images.image("avatar") }
}
