import TextUI

/// The same form with a splice. The button takes only the container.
extension Before {
  typealias ReviewFormDependencies = SendButtonDependencies

  typealias ReviewFormExternalDependencies = TrackingDependency

  struct SplicedReviewFormDependencies<ExternalDependencies: ReviewFormExternalDependencies>:
    ReviewFormDependencies
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

  struct ReviewForm<ExternalDependencies: ReviewFormExternalDependencies>: View {
    let dependencies: SplicedReviewFormDependencies<ExternalDependencies>

    var button: SendButton<SplicedReviewFormDependencies<ExternalDependencies>> {
      SendButton(dependencies: dependencies)
    }

    var body: some View { button }
  }

  typealias SendButtonDependencies = TrackingDependency & ReviewsDependency & VotesDependency
    & DraftsDependency

  struct SendButton<Dependencies: SendButtonDependencies>: View {
    let dependencies: Dependencies

    var stores: [Store] { [dependencies.reviews, dependencies.votes, dependencies.drafts] }

    var body: some View {
      Button(stores.map(\.title).joined(separator: " ")) { dependencies.tracker.track("send") }
    }
  }
}
