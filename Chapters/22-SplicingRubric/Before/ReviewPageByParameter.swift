import TextUI

/// A page creates three stores for two views, two and three levels down. All views in between take them.
extension Before {
  typealias ReviewPageDependencies = ReviewListDependencies & ReviewFooterDependencies

  struct ReviewPage<Dependencies: ReviewPageDependencies>: View {
    let dependencies: Dependencies
    let reviews = Store("reviews")
    let votes = Store("votes")
    let drafts = Store("drafts")

    var list: ReviewList<Dependencies> {
      ReviewList(dependencies: dependencies, reviews: reviews, votes: votes, drafts: drafts)
    }

    var footer: ReviewFooter<Dependencies> {
      ReviewFooter(dependencies: dependencies, reviews: reviews, votes: votes, drafts: drafts)
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

  /// Passes the stores on without using them.
  struct ReviewList<Dependencies: ReviewListDependencies>: View {
    let dependencies: Dependencies
    let reviews: Store
    let votes: Store
    let drafts: Store

    var row: ReviewRow<Dependencies> {
      ReviewRow(dependencies: dependencies, reviews: reviews, votes: votes, drafts: drafts)
    }

    var body: some View { row }
  }
  // snippet.end

  typealias ReviewRowDependencies = ReviewActionsDependencies

  /// Passes the stores on without using them.
  struct ReviewRow<Dependencies: ReviewRowDependencies>: View {
    let dependencies: Dependencies
    let reviews: Store
    let votes: Store
    let drafts: Store

    var actions: ReviewActions<Dependencies> {
      ReviewActions(dependencies: dependencies, reviews: reviews, votes: votes, drafts: drafts)
    }

    var body: some View { actions }
  }

  typealias ReviewActionsDependencies = TrackingDependency

  struct ReviewActions<Dependencies: ReviewActionsDependencies>: View {
    let dependencies: Dependencies
    let reviews: Store
    let votes: Store
    let drafts: Store

    var stores: [Store] { [reviews, votes, drafts] }

    var body: some View {
      Button(stores.map(\.title).joined(separator: " ")) { dependencies.tracker.track("actions") }
    }
  }
}
