// In `ProductPages.swift`, the feature stores the app's container and computes
// its splice, instead of storing it. Three views are opened and closed. How
// many repositories are made and gone?
// Edit ProductPages.swift, instead of:
  private let dependencies: SplicedProductPagesDependencies<ExternalDependencies>

  init(externalDependencies: ExternalDependencies) {
    dependencies = SplicedProductPagesDependencies(externalDependencies: externalDependencies)
  }
// put:
  private let external: ExternalDependencies
  private var dependencies: SplicedProductPagesDependencies<ExternalDependencies> {
    SplicedProductPagesDependencies(externalDependencies: external)
  }

  init(externalDependencies: ExternalDependencies) { external = externalDependencies }
// Asks:
// == Made at three levels ==
// byFeature.tally("repository") // made 3, gone 3
// Changes:
// == Made at three levels ==
// byFeature.tally("repository") // made 3, gone 3
// Because:
// A computed property runs its code at each read. So each view gets a splice of
// its own, with a repository of its own, and no two views share one.
