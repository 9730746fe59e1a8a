// Refused: an image that uses what its own alias does not name (CPDI-92)

@testable import Forwarding

#if !REPAIRED
  typealias Image = ProductImageView
#else
  // With the page's alias nothing is refused: that is the trouble with borrowing.
  typealias Image = Borrowed.ProductImageView
#endif

extension Image {
  func tap() {
    dependencies.logger.log("image tapped")
    // expected-error@+1 {{value of type 'Dependencies' has no member 'tracker'}}
    dependencies.tracker.trackAddToCart()
  }
}
