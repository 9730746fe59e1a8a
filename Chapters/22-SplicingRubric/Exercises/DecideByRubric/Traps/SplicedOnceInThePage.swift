// Fails pageHasNoWayToTheDrafts: the page keeps the splice for its section.
// Also fails draftsOfTheSection.
// TASK 2: The review section and its drafts.
typealias ProductPageDependencies = PriceTagDependencies & ReviewSectionExternalDependencies

struct ProductPage<Dependencies: ProductPageDependencies>: Component {
  let dependencies: Dependencies
  let spliced: SplicedReviewSectionDependencies<Dependencies>

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    spliced = SplicedReviewSectionDependencies(externalDependencies: dependencies)
  }

  var children: [any Component] {
    [
      PriceTag(dependencies: dependencies),
      ReviewSection(dependencies: spliced),
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

  var children: [any Component] {
    [ReviewList(dependencies: dependencies), ReviewFooter(dependencies: dependencies)]
  }
}

typealias ReviewListDependencies = ReviewRowDependencies

struct ReviewList<Dependencies: ReviewListDependencies>: Component {
  let dependencies: Dependencies

  var children: [any Component] { [ReviewRow(dependencies: dependencies)] }
}

typealias ReviewRowDependencies = TrackingDependency & ReviewDraftsDependency

struct ReviewRow<Dependencies: ReviewRowDependencies>: Component {
  let dependencies: Dependencies

  var uses: [AnyObject] { [dependencies.reviewDrafts, dependencies.tracker] }
}

typealias ReviewFooterDependencies = WriteButtonDependencies

struct ReviewFooter<Dependencies: ReviewFooterDependencies>: Component {
  let dependencies: Dependencies

  var children: [any Component] { [WriteButton(dependencies: dependencies)] }
}

typealias WriteButtonDependencies = TrackingDependency & ReviewDraftsDependency

struct WriteButton<Dependencies: WriteButtonDependencies>: Component {
  let dependencies: Dependencies

  var uses: [AnyObject] { [dependencies.reviewDrafts, dependencies.tracker] }
}

func openPage(in app: App) -> any Component {
  ProductPage(dependencies: app)
}
