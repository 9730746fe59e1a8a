import TextUI

/// The feature's second page, which takes its dependencies as parameters.
struct ProductReviewsView: View {
  let tracker: any Tracking
  let repository: ProductDataRepository

  var body: some View {
    Text("Reviews of \(repository.productName)")
    Button("Write a review") { tracker.track("review \(repository.productName)") }
  }
}
