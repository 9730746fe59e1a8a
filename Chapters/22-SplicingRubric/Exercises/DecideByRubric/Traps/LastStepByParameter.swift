// Fails takesItsDependencies: list and footer ask for the drafts, to hand them to row and button.
// Also fails onlyTheSectionStoresMore, shareWithoutParameters.
// TASK 3: List, row, footer and button.
typealias ReviewListDependencies = ReviewRowDependencies & ReviewDraftsDependency

struct ReviewList<Dependencies: ReviewListDependencies>: Component {
  let dependencies: Dependencies

  var children: [any Component] {
    [ReviewRow(dependencies: dependencies, reviewDrafts: dependencies.reviewDrafts)]
  }
}

typealias ReviewRowDependencies = TrackingDependency

struct ReviewRow<Dependencies: ReviewRowDependencies>: Component {
  let dependencies: Dependencies
  let reviewDrafts: ReviewDrafts

  var uses: [AnyObject] { [reviewDrafts, dependencies.tracker] }
}

typealias ReviewFooterDependencies = WriteButtonDependencies & ReviewDraftsDependency

struct ReviewFooter<Dependencies: ReviewFooterDependencies>: Component {
  let dependencies: Dependencies

  var children: [any Component] {
    [WriteButton(dependencies: dependencies, reviewDrafts: dependencies.reviewDrafts)]
  }
}

typealias WriteButtonDependencies = TrackingDependency

struct WriteButton<Dependencies: WriteButtonDependencies>: Component {
  let dependencies: Dependencies
  let reviewDrafts: ReviewDrafts

  var uses: [AnyObject] { [reviewDrafts, dependencies.tracker] }
}
