// Refused: an internal view that needs a leaf that the public alias doesn't list (CPDI-72)

import ProductDetail
import TextUI

#if !REPAIRED
  public typealias ReviewFeatureDependencies = TrackingDependency
#else
  public typealias ReviewFeatureDependencies = TrackingDependency & NetworkingDependency
#endif

typealias ReviewViewDependencies = NetworkingDependency

// expected-note@+1 {{where 'Dependencies' = 'Dependencies'}}
struct ReviewView<Dependencies: ReviewViewDependencies>: View {
  let dependencies: Dependencies
  var body: some View { Text("ABC") }
}

public struct ReviewFeature<Dependencies: ReviewFeatureDependencies> {
  let dependencies: Dependencies

  public func reviewView() -> some View {
    // expected-error@+1 {{generic struct 'ReviewView' requires that 'Dependencies' conform to 'NetworkingDependency'}}
    ReviewView(dependencies: dependencies)
  }
}
