import TextUI

typealias ReviewFooterDependencies = WriteButtonDependencies

struct ReviewFooter<Dependencies: ReviewFooterDependencies>: View {
  let dependencies: Dependencies

  var button: WriteButton<Dependencies> { WriteButton(dependencies: dependencies) }

  var body: some View { button }
}

typealias WriteButtonDependencies = TrackingDependency & ReviewsDependency & VotesDependency
  & DraftsDependency

struct WriteButton<Dependencies: WriteButtonDependencies>: View {
  let dependencies: Dependencies

  var stores: [Store] { [dependencies.reviews, dependencies.votes, dependencies.drafts] }

  var body: some View {
    Button(stores.map(\.title).joined(separator: " ")) { dependencies.tracker.track("write") }
  }
}
