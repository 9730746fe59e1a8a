import TextUI

// snippet.parameter
/// A page and its child share five stores. The child takes five parameters.
enum OneChildByParameter {
  typealias ReviewPageDependencies = ReviewActionsDependencies

  struct ReviewPage<Dependencies: ReviewPageDependencies>: View {
    let dependencies: Dependencies
    let reviews = Store("reviews")
    let votes = Store("votes")
    let drafts = Store("drafts")
    let photos = Store("photos")
    let reports = Store("reports")

    var actions: ReviewActions<Dependencies> {
      ReviewActions(
        dependencies: dependencies, reviews: reviews, votes: votes, drafts: drafts, photos: photos,
        reports: reports)
    }

    var body: some View { actions }
  }

  typealias ReviewActionsDependencies = TrackingDependency

  struct ReviewActions<Dependencies: ReviewActionsDependencies>: View {
    let dependencies: Dependencies
    let reviews: Store
    let votes: Store
    let drafts: Store
    let photos: Store
    let reports: Store

    var stores: [Store] { [reviews, votes, drafts, photos, reports] }

    var body: some View {
      Button(stores.map(\.title).joined(separator: " ")) { dependencies.tracker.track("actions") }
    }
  }
}
// snippet.end
