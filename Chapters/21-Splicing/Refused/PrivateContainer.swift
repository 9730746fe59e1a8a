// Refused: reaching through the splice for its external container (CPDI-34)

protocol TrackingDependency {
  var tracker: String { get }
}

struct SplicedProductDetailViewDependencies<ExternalDependencies: TrackingDependency>:
  TrackingDependency
{
  // expected-note@+1 {{'externalDependencies' declared here}}
  private let externalDependencies: ExternalDependencies
  var tracker: String { externalDependencies.tracker }

  init(externalDependencies: ExternalDependencies) {
    self.externalDependencies = externalDependencies
  }
}

func trackerOf(_ splice: SplicedProductDetailViewDependencies<some TrackingDependency>) -> String {
  #if !REPAIRED
    // expected-error@+1 {{'externalDependencies' is inaccessible due to 'private' protection level}}
    splice.externalDependencies.tracker
  #else
    splice.tracker
  #endif
}
