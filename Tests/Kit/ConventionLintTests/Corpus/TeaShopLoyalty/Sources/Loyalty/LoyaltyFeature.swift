// What is special here: a coordinator is handed its customer and still lists who knew it, a comment gives no reason for a leaf, and a package shows the alias of a row inside and has another below its card.
public protocol EventLogging { func log(_ message: String) }
public protocol PointManaging { func points(of customer: String) -> Int }

public protocol HasLogger { var logger: any EventLogging { get } }
public protocol HasPointManager { var pointManager: any PointManaging { get } }

public typealias LoyaltyFeatureCoordinatorDependencies = HasLogger & HasPointManager

public final class LoyaltyFeatureCoordinator<Dependencies: LoyaltyFeatureCoordinatorDependencies> {
  private let dependencies: Dependencies

  public init(dependencies: Dependencies) { self.dependencies = dependencies }

  public func start(customer: String) -> [String] {
    dependencies.logger.log("loyalty of \(customer)")
    return StampCardViewModel(dependencies: dependencies, customer: customer).rows
  }
}

struct StampCardViewModel<Dependencies: StampCardViewModelDependencies> {
  let dependencies: Dependencies
  let customer: String

  var rows: [String] {
    ["tea", "cake"].map { StampRowViewModel(dependencies: dependencies, customer: customer, kind: $0).text }
  }
}

typealias StampCardViewModelDependencies = StampRowViewModelDependencies

public typealias StampRowViewModelDependencies = HasPointManager

final class StampRowViewModel {
  let text: String

  init(dependencies: some StampRowViewModelDependencies, customer: String, kind: String) {
    text = "\(kind): \(dependencies.pointManager.points(of: customer))"
  }
}
