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

typealias StampCardViewModelDependencies = StampRowViewModel.Dependencies

struct StampCardViewModel<Dependencies: StampCardViewModelDependencies> {
  let dependencies: Dependencies
  let customer: String

  var rows: [String] {
    ["tea", "cake"].map { StampRowViewModel(dependencies: dependencies, customer: customer, kind: $0).text }
  }
}

final class StampRowViewModel {
  public typealias Dependencies = HasPointManager

  let text: String

  init(dependencies: some Dependencies, customer: String, kind: String) {
    text = "\(kind): \(dependencies.pointManager.points(of: customer))"
  }
}
