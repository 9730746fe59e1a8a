// Fails onlyTheSectionStoresMore: made at the right place, and handed on by all between.
// Also fails shareWithoutParameters, takesItsDependencies.
// TASK 3: What page and section take from outside, and what is added to it.
typealias ProductPageDependencies = PriceTagDependencies & ReviewSectionDependencies

typealias ReviewSectionDependencies = ReviewListDependencies & ReviewFooterDependencies
// TASK 3: The list and the footer of the section.
[
  ReviewList(dependencies: dependencies, reviewDrafts: reviewDrafts),
  ReviewFooter(dependencies: dependencies, reviewDrafts: reviewDrafts),
]
// TASK 3: List, row, footer and button.
typealias ReviewListDependencies = ReviewRowDependencies

struct ReviewList<Dependencies: ReviewListDependencies>: Component {
  let dependencies: Dependencies
  let reviewDrafts: ReviewDrafts

  var children: [any Component] {
    [ReviewRow(dependencies: dependencies, reviewDrafts: reviewDrafts)]
  }
}

typealias ReviewRowDependencies = TrackingDependency

struct ReviewRow<Dependencies: ReviewRowDependencies>: Component {
  let dependencies: Dependencies
  let reviewDrafts: ReviewDrafts

  var uses: [AnyObject] { [reviewDrafts, dependencies.tracker] }
}

typealias ReviewFooterDependencies = WriteButtonDependencies

struct ReviewFooter<Dependencies: ReviewFooterDependencies>: Component {
  let dependencies: Dependencies
  let reviewDrafts: ReviewDrafts

  var children: [any Component] {
    [WriteButton(dependencies: dependencies, reviewDrafts: reviewDrafts)]
  }
}

typealias WriteButtonDependencies = TrackingDependency

struct WriteButton<Dependencies: WriteButtonDependencies>: Component {
  let dependencies: Dependencies
  let reviewDrafts: ReviewDrafts

  var uses: [AnyObject] { [reviewDrafts, dependencies.tracker] }
}
