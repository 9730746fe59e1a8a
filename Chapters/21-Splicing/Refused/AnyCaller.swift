// Refused: a caller that holds its container as any, which conforms to nothing (CPDI-37)

protocol TrackingDependency {
  var tracker: String { get }
}

typealias CallerDependencies = TrackingDependency

// expected-note@+1 {{required by generic struct 'SplicedProductDetailViewDependencies' where 'ExternalDependencies' = 'any CallerDependencies' (aka 'any TrackingDependency')}}
struct SplicedProductDetailViewDependencies<ExternalDependencies: TrackingDependency> {
  let externalDependencies: ExternalDependencies
}

#if !REPAIRED
  struct Caller {
    let dependencies: any CallerDependencies

    func splice() {
      // expected-error@+2 {{type 'any CallerDependencies' (aka 'any TrackingDependency') cannot conform to 'TrackingDependency'}}
      // expected-note@+1 {{only concrete types such as structs, enums and classes can conform to protocols}}
      _ = SplicedProductDetailViewDependencies(externalDependencies: dependencies)
    }
  }
#else
  struct Caller<Dependencies: CallerDependencies> {
    let dependencies: Dependencies

    func splice() {
      _ = SplicedProductDetailViewDependencies(externalDependencies: dependencies)
    }
  }
#endif
