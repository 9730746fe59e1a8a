// Refused: the call that two revisions forgot to rename with its function (CPDI-111, CPDI-E36)
// modes: 5 6
// alone: the function and the call of an early revision, without its splice

struct PDPView {}

struct PDPFeature {
  func pdpView(for sku: String) -> PDPView { PDPView() }
}

func open(_ feature: PDPFeature) {
  #if !REPAIRED
    // expected-error@+1 {{value of type 'PDPFeature' has no member 'view'}}
    _ = feature.view(for: "ABC")
  #else
    _ = feature.pdpView(for: "ABC")
  #endif
}
