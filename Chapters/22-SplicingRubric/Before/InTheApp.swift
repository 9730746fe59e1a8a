/// The first developer's version: the app's container has the repository of one page.
enum Before {
  struct App: TrackingDependency, ProductDataRepositoryDependency {
    let tracker: any Tracking
    let productDataRepository: ProductDataRepository
  }
}
