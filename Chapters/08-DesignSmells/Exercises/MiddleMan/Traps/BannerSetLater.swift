// Fails isMadeFromTheBanner: a banner with `!`, set behind the init.
// Also fails hasTitleAndBanner, pagesShareNoBanner.
// TASK 2: Take the banner. There is one for each page, from the start.
var banner: BannerViewModel!

init(title: String) { self.title = title }
// TASK 2: Here it is known how a banner is made.
let detail = ItemDetailViewModel(title: title)
detail.banner = BannerViewModel(text: text, log: log)
return detail
