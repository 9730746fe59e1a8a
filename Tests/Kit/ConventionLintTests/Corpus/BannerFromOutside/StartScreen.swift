// What is special here: the screen shows a banner, but gets it from outside as `any Drawable` and no longer creates it.
protocol Ads { func next() -> String }
protocol Stories { func top() -> [String] }
protocol Drawable { func draw() -> String }

protocol AdsDependency { var ads: any Ads { get } }
protocol StoriesDependency { var stories: any Stories { get } }

typealias BannerViewDependencies = AdsDependency

struct BannerView<Dependencies: BannerViewDependencies>: Drawable {
  let dependencies: Dependencies
  func draw() -> String { dependencies.ads.next() }
}

typealias StoryListDependencies = StoriesDependency

struct StoryList<Dependencies: StoryListDependencies>: Drawable {
  let dependencies: Dependencies
  func draw() -> String { dependencies.stories.top().joined() }
}

typealias StartScreenDependencies = StoryListDependencies
  & BannerViewDependencies

struct StartScreen<Dependencies: StartScreenDependencies> {
  let dependencies: Dependencies
  let bannerView: any Drawable

  func draw() -> [String] {
    let parts: [any Drawable] = [bannerView, StoryList(dependencies: dependencies)]
    return parts.map { $0.draw() }
  }
}
