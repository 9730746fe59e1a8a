// What is special here: the public alias ends in FeaturesDependencies, which is not the exempt suffix FeatureDependencies.
public protocol Switches { func state(_ name: String) -> Bool }
public protocol SwitchesDependency { var switches: any Switches { get } }

public typealias CartFeaturesDependencies = SwitchesDependency

enum CartFeature: String, CaseIterable {
  case coupons, gifts, express
}

struct CartFeatures<Dependencies: CartFeaturesDependencies> {
  let dependencies: Dependencies

  subscript(_ feature: CartFeature) -> Bool {
    dependencies.switches.state(feature.rawValue)
  }

  var active: [CartFeature] {
    CartFeature.allCases.filter { self[$0] }
  }
}

public func activeFeatures(in container: some SwitchesDependency) -> [String] {
  CartFeatures(dependencies: OnlySwitches(switches: container.switches)).active.map(\.rawValue)
}

private struct OnlySwitches: SwitchesDependency {
  let switches: any Switches
}
