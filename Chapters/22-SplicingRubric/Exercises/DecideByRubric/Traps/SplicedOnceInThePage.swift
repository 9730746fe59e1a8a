// Fails pageHasNoWayToTheDrafts: the page keeps the splice for its section.
// Also fails draftsOfTheSection, onlyTheSectionStoresMore, shareWithoutParameters.
// TASK 2: The page.
struct ProductPage<Dependencies: PriceTagDependencies>: Component {
  let dependencies: Dependencies
  private let spliced: SplicedReviewSectionDependencies<Dependencies>

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    spliced = SplicedReviewSectionDependencies(
      externalDependencies: dependencies, reviewDrafts: ReviewDrafts())
  }

  var children: [any Component] {
    [PriceTag(dependencies: dependencies), ReviewSection(dependencies: spliced)]
  }
}
// TASK 2: The drafts of the section.
// TASK 3: What page and section take from outside, and what is added to it.
typealias ProductPageDependencies = PriceTagDependencies & ReviewSectionDependencies

typealias ReviewSectionDependencies = ReviewListDependencies & ReviewFooterDependencies

struct SplicedReviewSectionDependencies<ExternalDependencies: TrackingDependency>:
  ReviewListDependencies & ReviewFooterDependencies
{
  private let externalDependencies: ExternalDependencies
  let reviewDrafts: ReviewDrafts

  var tracker: any Tracking { externalDependencies.tracker }

  init(externalDependencies: ExternalDependencies, reviewDrafts: ReviewDrafts) {
    (self.externalDependencies, self.reviewDrafts) = (externalDependencies, reviewDrafts)
  }
}
// TASK 3: The list and the footer of the section.
[ReviewList(dependencies: dependencies), ReviewFooter(dependencies: dependencies)]
