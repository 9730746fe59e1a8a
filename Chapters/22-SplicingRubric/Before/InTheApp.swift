/// The first developer's way: the app holds what one page uses.
enum Before {
  struct App: TrackingDependency, ProductDataRepositoryDependency {
    let tracker: any Tracking
    let productDataRepository: ProductDataRepository
  }
}
