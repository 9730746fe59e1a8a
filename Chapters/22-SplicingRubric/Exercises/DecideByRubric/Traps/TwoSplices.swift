// Fails shareWithoutParameters: row and button have each their own.
// Also fails draftsOfTheSection.
// TASK 2: The drafts of the section.
// TASK 3: What page and section take from outside, and what is added to it.
typealias ProductPageDependencies = PriceTagDependencies & ReviewSectionDependencies

typealias ReviewSectionDependencies = TrackingDependency

struct SplicedReviewSectionDependencies<ExternalDependencies: ReviewSectionDependencies>:
  ReviewListDependencies & ReviewFooterDependencies
{
  private let externalDependencies: ExternalDependencies
  let reviewDrafts = ReviewDrafts()

  var tracker: any Tracking { externalDependencies.tracker }

  init(externalDependencies: ExternalDependencies) {
    self.externalDependencies = externalDependencies
  }
}
// TASK 3: The list and the footer of the section.
[
  ReviewList(
    dependencies: SplicedReviewSectionDependencies(externalDependencies: dependencies)),
  ReviewFooter(
    dependencies: SplicedReviewSectionDependencies(externalDependencies: dependencies)),
]
