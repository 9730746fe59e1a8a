// Fails isMadeFromTheBanner: a banner with `!`, set behind the init.
// Also fails closedStaysClosed, pagesShareNoBanner, bannerLivesWithItsPage, detailTakesABanner.
// TASK 2: Have a banner without a text and a log.
var banner: BannerViewModel!

init(title: String) { self.title = title }
// TASK 2: Make the page of the item.
let detail = ItemDetailViewModel(title: title)
detail.banner = BannerViewModel(text: text, log: log)
return detail
