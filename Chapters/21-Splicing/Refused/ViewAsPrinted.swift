// Refused: the document's spliced view, which names an alias that is not there (CPDI-36, CPDI-E05)
// alone: the document's code as printed

protocol TrackingDependency {
  var tracker: String { get }
}

typealias PDPViewExternalDependencies = TrackingDependency

struct SplicedPDPViewDependencies<ExternalDependencies: PDPViewExternalDependencies> {
  let externalDependencies: ExternalDependencies
}

#if !REPAIRED
  // expected-error@+1 {{cannot find type 'PDPExternalDependencies' in scope}}
  struct PDPView<ExternalDependencies: PDPExternalDependencies> {
    // expected-error@+1 {{type 'ExternalDependencies' does not conform to protocol 'TrackingDependency'}}
    let dependencies: SplicedPDPViewDependencies<ExternalDependencies>
  }
#else
  struct PDPView<ExternalDependencies: PDPViewExternalDependencies> {
    let dependencies: SplicedPDPViewDependencies<ExternalDependencies>
  }
#endif
