// Refused: a member that takes the associated type, called through `any` (CPDI-104)

@testable import FeatureDependencies

protocol BannerReplacingDependency: BannerVendingDependency {
  func replace(by banner: Banner)
}

#if !REPAIRED
  struct BannerReset {
    let dependencies: any BannerReplacingDependency

    func run() {
      // expected-error@+1 {{member 'replace' cannot be used on value of type 'any BannerReplacingDependency'; consider using a generic constraint instead}}
      dependencies.replace(by: dependencies.banner)
    }
  }
#else
  struct BannerReset<Dependencies: BannerReplacingDependency> {
    let dependencies: Dependencies

    func run() {
      dependencies.replace(by: dependencies.banner)
    }
  }
#endif
