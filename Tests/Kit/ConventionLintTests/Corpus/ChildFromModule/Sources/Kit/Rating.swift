// What is special here: the child with its public alias comes from another module, and the parent has copied the leaf.
public protocol Stars { func stars(_ product: String) -> Int }
public protocol StarsDependency { var stars: any Stars { get } }

public typealias RatingDependencies = StarsDependency

public struct Rating<Dependencies: RatingDependencies> {
  let dependencies: Dependencies

  public init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  public func text(_ product: String) -> String {
    String(repeating: "*", count: dependencies.stars.stars(product))
  }
}
