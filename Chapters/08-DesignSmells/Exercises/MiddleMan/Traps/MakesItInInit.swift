// Fails isMadeFromTheBanner: one banner, and the page still takes a log to make it from.
// Also fails hasTitleAndBanner, pagesShareNoBanner.
// TASK 2: Take the banner. There is one for each page, from the start.
let banner: BannerViewModel

init(title: String, text: String, log: Log) {
  self.title = title
  self.banner = BannerViewModel(text: text, log: log)
}
// TASK 2: Here it is known how a banner is made.
ItemDetailViewModel(title: title, text: text, log: log)
