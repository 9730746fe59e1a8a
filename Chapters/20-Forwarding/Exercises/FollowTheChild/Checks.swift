@testable import FollowTheChildExercise

#if PROBES_BESIDE
  // Tomorrow's image and stars, instead of ProductImage.swift and Stars.swift.
  protocol ZoomingDependency { var zoom: (String) -> Void { get } }
  protocol VotingDependency { var vote: (String) -> Void { get } }

  typealias ProductImageDependencies = ZoomingDependency
  struct ProductImage<Dependencies: ProductImageDependencies> {
    let dependencies: Dependencies
    func appear(_ product: String) { dependencies.zoom("image of \(product)") }
  }

  typealias StarsDependencies = VotingDependency
  struct Stars<Dependencies: StarsDependencies> {
    let dependencies: Dependencies
    func appear(_ product: String) { dependencies.vote("stars of \(product)") }
  }

  struct Everything: TrackingDependency, LoggingDependency, ZoomingDependency, AnalyticsDependency {
    let track, log, zoom, count: (String) -> Void
  }
  struct TrackingAndZooming: TrackingDependency, ZoomingDependency {
    let track, zoom: (String) -> Void
  }
  struct LoggingAndVoting: LoggingDependency, VotingDependency { let log, vote: (String) -> Void }
  struct Voting: VotingDependency { let vote: (String) -> Void }

  // Task 1: Tomorrow's image zooms: the page compiles with it, and requires that, too.
  // See ProductPage
  func pageFollowsTheImage(root: Everything) {
    ProductPage(dependencies: root).appear("tea")
  }

  // Task 1: Tomorrow's image doesn't log: a root that only tracks and zooms is enough for the page.
  // See ProductPage
  func pageNeedsNoLog(root: TrackingAndZooming) {
    ProductPage(dependencies: root).appear("tea")
  }

  // Task 2: Tomorrow's stars vote and don't log: the reviews compile with them, and keep their log.
  // See Reviews
  func reviewsKeepTheirLog(root: LoggingAndVoting) {
    Reviews(dependencies: root).appear("tea")
  }

  // Task 2: A root that has no log is refused, because the reviews log themselves.
  // See Reviews
  func reviewsNeedALog(root: Voting) {
    Reviews(dependencies: root).appear("tea")  // refused: LoggingDependency
  }
#endif
