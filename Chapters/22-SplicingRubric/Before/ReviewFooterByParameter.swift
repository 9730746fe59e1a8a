import TextUI

/// The footer of the same page.
extension Before {
  typealias ReviewFooterDependencies = WriteButtonDependencies

  /// Passes the stores on without using them.
  struct ReviewFooter<Dependencies: ReviewFooterDependencies>: View {
    let dependencies: Dependencies
    let reviews: Store
    let votes: Store
    let drafts: Store

    var button: WriteButton<Dependencies> {
      WriteButton(dependencies: dependencies, reviews: reviews, votes: votes, drafts: drafts)
    }

    var body: some View { button }
  }

  typealias WriteButtonDependencies = TrackingDependency

  struct WriteButton<Dependencies: WriteButtonDependencies>: View {
    let dependencies: Dependencies
    let reviews: Store
    let votes: Store
    let drafts: Store

    var stores: [Store] { [reviews, votes, drafts] }

    var body: some View {
      Button(stores.map(\.title).joined(separator: " ")) { dependencies.tracker.track("write") }
    }
  }
}
