// Fails appNeedsAllParts: it looks for the parts while it runs, so the compiler refuses nothing.
// One root, two features. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

// TASK 1: Take what the root must have from the two features, and name no leaf here.
/// The composition root: one service of each kind, for both features.
struct AppRoot: ProductFeatureDependencies & DealsFeatureDependencies {
  let logger: any Logging
  let tracker: any Tracking
  let pricing: any Pricing
}

// TASK 2: Say what the app needs, so that whoever has all of it fits, without a word about the app.
typealias AppDependencies = Any

/// Both features, over one container.
struct App<Dependencies: AppDependencies> {
  let dependencies: Dependencies

  func open(_ product: String) -> String {
    if let parts = dependencies as? any ProductFeatureDependencies { show(product, over: parts) }
    guard let parts = dependencies as? any DealsFeatureDependencies else { return "" }
    return offer(product, over: parts)
  }

  private func show(_ product: String, over parts: some ProductFeatureDependencies) {
    ProductFeature(dependencies: parts).open(product)
  }

  private func offer(_ product: String, over parts: some DealsFeatureDependencies) -> String {
    DealsFeature(dependencies: parts).offer(product)
  }
}
