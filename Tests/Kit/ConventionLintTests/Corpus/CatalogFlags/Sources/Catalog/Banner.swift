import Core

typealias BannerDependencies = HasFlags

struct Banner<Dependencies: BannerDependencies> {
  let dependencies: Dependencies

  var isVisible: Bool { dependencies.isOn("banner") }
}
