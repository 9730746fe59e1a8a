import TextUI

typealias ReviewFormDependencies = SendButtonDependencies

/// A form for a review. It shares three stores with its button, which takes each as a parameter.
struct ReviewForm<Dependencies: ReviewFormDependencies>: View {
  let dependencies: Dependencies
  let reviews = Store("reviews")
  let votes = Store("votes")
  let drafts = Store("drafts")

  var button: SendButton<Dependencies> {
    SendButton(dependencies: dependencies, reviews: reviews, votes: votes, drafts: drafts)
  }

  var body: some View { button }
}

typealias SendButtonDependencies = TrackingDependency

struct SendButton<Dependencies: SendButtonDependencies>: View {
  let dependencies: Dependencies
  let reviews: Store
  let votes: Store
  let drafts: Store

  var stores: [Store] { [reviews, votes, drafts] }

  var body: some View {
    Button(stores.map(\.title).joined(separator: " ")) { dependencies.tracker.track("send") }
  }
}
