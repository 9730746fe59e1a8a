// What is special here: the app's screen still lists the alias of another module's view, but creates a view of its own with nearly the same name.
public protocol Pricing { func price(_ id: Int) -> Int }
public protocol PricingProviding { var pricing: any Pricing { get } }

public typealias PriceTagDependencies = PricingProviding

public struct PriceTag<Dependencies: PriceTagDependencies> {
  private let dependencies: Dependencies
  public init(dependencies: Dependencies) { self.dependencies = dependencies }
  public func draw(_ id: Int) -> String { "\(dependencies.pricing.price(id))" }
}
