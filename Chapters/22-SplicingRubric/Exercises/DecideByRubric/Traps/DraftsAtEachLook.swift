// Fails draftsOfTheSection: the section computes them, so each look at it finds others.
// Also fails shareWithoutParameters.
// TASK 2: The drafts of the section.
var reviewDrafts: ReviewDrafts { ReviewDrafts() }
