// Fails pagesShareNoBanner: one banner for the whole program.
// Also fails closedStaysClosed, bannerLivesWithItsPage.
// TASK 2: Have a banner without a text and a log.
nonisolated(unsafe) static var shared: BannerViewModel?
let banner: BannerViewModel

init(title: String, banner: BannerViewModel) {
  self.title = title
  self.banner = banner
}
// TASK 2: Make the page of the item.
let banner = ItemDetailViewModel.shared ?? BannerViewModel(text: text, log: log)
ItemDetailViewModel.shared = banner
return ItemDetailViewModel(title: title, banner: banner)
