// Fails pageHasNoWayToTheDrafts: made at the right place, and handed on by all between.
// Also fails takesItsDependencies.
// TASK 2: The review section and its drafts.
typealias ProductPageDependencies = PriceTagDependencies & ReviewSectionExternalDependencies

struct ProductPage<Dependencies: ProductPageDependencies>: Component {
  let dependencies: Dependencies

  var children: [any Component] {
    [
      PriceTag(dependencies: dependencies),
      ReviewSection(dependencies: dependencies),
    ]
  }
}

typealias PriceTagDependencies = TrackingDependency

struct PriceTag<Dependencies: PriceTagDependencies>: Component {
  let dependencies: Dependencies

  var uses: [AnyObject] { [dependencies.tracker] }
}

typealias ReviewSectionDependencies = ReviewListDependencies & ReviewFooterDependencies

typealias ReviewSectionExternalDependencies = TrackingDependency

struct SplicedReviewSectionDependencies<
  ExternalDependencies: ReviewSectionExternalDependencies
>: ReviewSectionDependencies {
  private let externalDependencies: ExternalDependencies
  let reviewDrafts = ReviewDrafts()

  var tracker: any Tracking { externalDependencies.tracker }

  init(externalDependencies: ExternalDependencies) {
    self.externalDependencies = externalDependencies
  }
}

struct ReviewSection<Dependencies: ReviewSectionDependencies>: Component {
  let dependencies: Dependencies
  let reviewDrafts = ReviewDrafts()

  var children: [any Component] {
    [
      ReviewList(dependencies: dependencies, reviewDrafts: reviewDrafts),
      ReviewFooter(dependencies: dependencies, reviewDrafts: reviewDrafts),
    ]
  }
}

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

func openPage(in app: App) -> any Component {
  ProductPage(dependencies: app)
}
