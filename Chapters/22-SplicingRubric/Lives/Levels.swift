/// Where the repository of three views is made.
enum Level: CaseIterable { case app, feature, view }

/// How many repositories three views had, and how many are left when the feature is closed and the
/// app is still there.
struct Visit: Equatable, CustomStringConvertible {
  let made: Int
  let left: Int

  var description: String { "\(made) made, \(left) left" }
}

/// Wider than needed: the app holds what one feature uses.
struct WideAppDependencies: TrackingDependency, ProductDataRepositoryDependency {
  let tracker: any Tracking
  let productDataRepository = ProductDataRepository()
}

/// Opens a feature of three views, closes it, and looks who is left.
func visit(_ level: Level) -> Visit {
  let app = WideAppDependencies(tracker: EventList())
  return withExtendedLifetime(app) {
    let repositories = open(level, app)
    return Visit(made: repositories.made, left: repositories.weak.count { $0.object != nil })
  }
}

private struct Weak {
  weak var object: ProductDataRepository?
}

/// When this returns, the feature is closed.
private func open(_ level: Level, _ app: WideAppDependencies) -> (made: Int, weak: [Weak]) {
  let used: [ProductDataRepository]
  switch level {
  case .app:
    used = (1...3).map { _ in ProductDetailView(dependencies: app) }
      .map(\.dependencies.productDataRepository)
  case .feature:
    let feature = ProductFeature(externalDependencies: app)
    used = (1...3).map { _ in feature.view() }.map(\.dependencies.productDataRepository)
  case .view:
    let views = (1...3).map { _ in
      OneUserByParameter.ProductDetailView(
        dependencies: app, productDataRepository: ProductDataRepository())
    }
    used = views.map(\.productDataRepository)
  }
  let different = Dictionary(grouping: used, by: ObjectIdentifier.init).values.map { $0[0] }
  return (different.count, different.map(Weak.init))
}
