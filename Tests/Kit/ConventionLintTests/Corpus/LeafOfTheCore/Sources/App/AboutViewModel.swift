import Core

struct TrackerList { var trackers = ["none"] }

typealias AboutViewModelDependencies = TextsDependency
  & TrackingDependency

final class AboutViewModel {
  private let texts: any Texts
  private let list = TrackerList()

  init(dependencies: some AboutViewModelDependencies) {
    texts = dependencies.texts
  }

  func lines() -> [String] { [texts.text("about")] + list.trackers }
}
