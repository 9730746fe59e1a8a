// Fails isMadeFromTheBanner: one banner, and the page still takes a log to make it from.
// Also fails closedStaysClosed, pagesShareNoBanner, bannerLivesWithItsPage, detailTakesABanner.
// TASK 2: Have a banner without a text and a log.
let banner: BannerViewModel

init(title: String, text: String, log: Log) {
  self.title = title
  self.banner = BannerViewModel(text: text, log: log)
}
// TASK 2: Make the page of the item.
ItemDetailViewModel(title: title, text: text, log: log)
