import TextUI

typealias FactSheetDependencies = TrackingDependency & ProductDataRepositoryDependency

typealias FactSheetExternalDependencies = TrackingDependency

struct SplicedFactSheetDependencies<ExternalDependencies: FactSheetExternalDependencies>:
  FactSheetDependencies
{
  private let externalDependencies: ExternalDependencies
  let productDataRepository = ProductDataRepository()

  var tracker: any Tracking { externalDependencies.tracker }

  init(externalDependencies: ExternalDependencies) {
    self.externalDependencies = externalDependencies
  }
}

/// The same sheet with a splice. Each call passes the container anyway, and the container has the repository.
struct FactSheet<ExternalDependencies: FactSheetExternalDependencies>: View {
  let dependencies: SplicedFactSheetDependencies<ExternalDependencies>

  var body: some View {
    VStack {
      fact(dependencies, "name", \.productName)
      fact(dependencies, "price", \.price)
      fact(dependencies, "stock", \.stock)
      fact(dependencies, "stars", \.stars)
      fact(dependencies, "maker", \.maker)
      fact(dependencies, "origin", \.origin)
      fact(dependencies, "color", \.color)
      fact(dependencies, "size", \.size)
      fact(dependencies, "weight", \.weight)
      fact(dependencies, "fabric", \.fabric)
      fact(dependencies, "care", \.care)
      fact(dependencies, "delivery", \.delivery)
    }
  }
}

private func fact(
  _ dependencies: some FactSheetDependencies, _ label: String,
  _ value: KeyPath<ProductDataRepository, String>
) -> some View {
  Button("\(label): \(dependencies.productDataRepository[keyPath: value])") {
    dependencies.tracker.track(label)
  }
}
