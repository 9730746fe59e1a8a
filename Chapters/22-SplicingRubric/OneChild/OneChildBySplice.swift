import TextUI

/// The same page. Its stores are spliced, and the child takes the container alone.
enum OneChildBySplice {
  typealias ReviewPageDependencies = ReviewActionsDependencies

  typealias ReviewPageExternalDependencies = TrackingDependency

  struct SplicedReviewPageDependencies<ExternalDependencies: ReviewPageExternalDependencies>:
    ReviewPageDependencies
  {
    private let externalDependencies: ExternalDependencies
    let reviews = Store("reviews")
    let votes = Store("votes")
    let drafts = Store("drafts")
    let photos = Store("photos")
    let reports = Store("reports")

    var tracker: any Tracking { externalDependencies.tracker }

    init(externalDependencies: ExternalDependencies) {
      self.externalDependencies = externalDependencies
    }
  }

  struct ReviewPage<ExternalDependencies: ReviewPageExternalDependencies>: View {
    let dependencies: SplicedReviewPageDependencies<ExternalDependencies>

    var actions: ReviewActions<SplicedReviewPageDependencies<ExternalDependencies>> {
      ReviewActions(dependencies: dependencies)
    }

    var body: some View { actions }
  }

  typealias ReviewActionsDependencies = TrackingDependency & ReviewsDependency & VotesDependency
    & DraftsDependency & PhotosDependency & ReportsDependency

  struct ReviewActions<Dependencies: ReviewActionsDependencies>: View {
    let dependencies: Dependencies

    var stores: [Store] {
      [
        dependencies.reviews, dependencies.votes, dependencies.drafts, dependencies.photos,
        dependencies.reports,
      ]
    }

    var body: some View {
      Button(stores.map(\.title).joined(separator: " ")) { dependencies.tracker.track("actions") }
    }
  }
}
