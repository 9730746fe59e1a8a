// Fails closedStaysClosed: every reading makes a banner that nobody has closed.
// Also fails pagesShareNoBanner.
// TASK 2: Take the banner. There is one for each page, from the start.
private let makeBanner: () -> BannerViewModel

init(title: String, banner: @autoclosure @escaping () -> BannerViewModel) {
  self.title = title
  makeBanner = banner
}

var banner: BannerViewModel { makeBanner() }
