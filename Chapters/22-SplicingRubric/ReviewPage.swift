import TextUI

typealias ReviewPageDependencies = ReviewListDependencies & ReviewFooterDependencies

typealias ReviewPageExternalDependencies = TrackingDependency

struct SplicedReviewPageDependencies<ExternalDependencies: ReviewPageExternalDependencies>:
  ReviewPageDependencies
{
  private let externalDependencies: ExternalDependencies
  let reviews = Store("reviews")
  let votes = Store("votes")
  let drafts = Store("drafts")

  var tracker: any Tracking { externalDependencies.tracker }

  init(externalDependencies: ExternalDependencies) {
    self.externalDependencies = externalDependencies
  }
}

/// The same page with a splice. It is the nearest shared ancestor of the two views that use the stores.
struct ReviewPage<ExternalDependencies: ReviewPageExternalDependencies>: View {
  let dependencies: SplicedReviewPageDependencies<ExternalDependencies>

  var list: ReviewList<SplicedReviewPageDependencies<ExternalDependencies>> {
    ReviewList(dependencies: dependencies)
  }

  var footer: ReviewFooter<SplicedReviewPageDependencies<ExternalDependencies>> {
    ReviewFooter(dependencies: dependencies)
  }

  var body: some View {
    VStack {
      list
      footer
    }
  }
}

// snippet.between
typealias ReviewListDependencies = ReviewRowDependencies

struct ReviewList<Dependencies: ReviewListDependencies>: View {
  let dependencies: Dependencies

  var row: ReviewRow<Dependencies> { ReviewRow(dependencies: dependencies) }

  var body: some View { row }
}
// snippet.end

typealias ReviewRowDependencies = ReviewActionsDependencies

struct ReviewRow<Dependencies: ReviewRowDependencies>: View {
  let dependencies: Dependencies

  var actions: ReviewActions<Dependencies> { ReviewActions(dependencies: dependencies) }

  var body: some View { actions }
}

typealias ReviewActionsDependencies = TrackingDependency & ReviewsDependency & VotesDependency
  & DraftsDependency

struct ReviewActions<Dependencies: ReviewActionsDependencies>: View {
  let dependencies: Dependencies

  var stores: [Store] { [dependencies.reviews, dependencies.votes, dependencies.drafts] }

  var body: some View {
    Button(stores.map(\.title).joined(separator: " ")) { dependencies.tracker.track("actions") }
  }
}
