// Fails draftsOfTheSection: a global is wider than any splice.
// Also fails shareWithoutParameters.
// TASK 2: The drafts of the section.
let reviewDrafts = theDrafts
// TASK 3: What page and section take from outside, and what is added to it.
typealias ProductPageDependencies = PriceTagDependencies & ReviewSectionDependencies

typealias ReviewSectionDependencies = TrackingDependency

struct SplicedReviewSectionDependencies<ExternalDependencies: ReviewSectionDependencies>:
  ReviewListDependencies & ReviewFooterDependencies
{
  private let externalDependencies: ExternalDependencies
  let reviewDrafts: ReviewDrafts

  var tracker: any Tracking { externalDependencies.tracker }

  init(externalDependencies: ExternalDependencies, reviewDrafts: ReviewDrafts) {
    (self.externalDependencies, self.reviewDrafts) = (externalDependencies, reviewDrafts)
  }
}

private let theDrafts = ReviewDrafts()
