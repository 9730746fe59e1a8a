// Refused: an image that uses a dependency that its alias doesn't list (CPDI-92)

@testable import Forwarding

#if !REPAIRED
  typealias Image = ProductImageView
#else
  // With the page's alias, everything compiles. That is the problem with borrowing.
  typealias Image = Borrowed.ProductImageView
#endif

extension Image {
  func tap() {
    dependencies.logger.log("image tapped")
    // expected-error@+1 {{value of type 'Dependencies' has no member 'tracker'}}
    dependencies.tracker.trackAddToCart()
  }
}
