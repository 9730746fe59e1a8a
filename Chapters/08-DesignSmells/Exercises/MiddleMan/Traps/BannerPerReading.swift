// Fails closedStaysClosed: every reading makes a banner that nobody has closed.
// Also fails pagesShareNoBanner, bannerLivesWithItsPage, detailTakesABanner.
// TASK 2: Have a banner without a text and a log.
private let makeBanner: () -> BannerViewModel

init(title: String, banner: @autoclosure @escaping () -> BannerViewModel) {
  self.title = title
  makeBanner = banner
}

var banner: BannerViewModel { makeBanner() }
