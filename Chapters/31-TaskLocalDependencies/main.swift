import Playground

chapter(
  "31 TaskLocalDependencies", "a dependency that travels with the task.",
  "The line in the cart needs the day. Must every level above it pass the day on?")

section("Passed through the levels")
let mondayPage = Before.CheckoutPage(prices: .server, today: .monday)
show(mondayPage.total(of: ["tea", "mug"]))

section("The start of the app")
step { prepareDependencies { $0[TodayKey.self] = .sunday } }
let page = CheckoutPage()
show(page.total(of: ["tea", "mug"]))

section("Values for one operation")
let mondayTotal = withDependencies {
  $0[TodayKey.self] = .monday
} operation: {
  page.total(of: ["tea", "mug"])
}
show(mondayTotal)
show(page.total(of: ["tea", "mug"]))  // predict

section("Two tests at the same time")
note("One sets Monday, the other Tuesday. Then both read the price of tea:")
show(await twoTestsAtOnce())

section("Which code inherits the values")
note("Monday is set around these five:")
await withDependencies {
  $0[TodayKey.self] = .monday
} operation: {
  show(await inChildTask())
  show(await inTaskGroup())
  show(await inTask())
  show(await inDetachedTask())  // predict
  show(await onQueue())  // predict
}

section("Kept for another place")
await withDependencies {
  $0[TodayKey.self] = .monday
} operation: {
  let keptPrice = keepingDependencies { priceOfTea() }
  show(await onQueue(keptPrice))  // predict
  show(await Task.detached { keptPrice() }.value)
}

section("A button that is tapped later")
let (button, keepingButton) = withDependencies {
  $0[TodayKey.self] = .monday
} operation: {
  (PayButton { priceOfTea() }, PayButton(onTap: keepingDependencies { priceOfTea() }))
}
show(button.tap())  // predict
show(keepingButton.tap())

section("Who calls whom")
let calls = Log()
recordLateTap(calls)
for line in calls.lines { note(line) }

section("A badge that lives longer")
for line in table(badges()) { note(line) }

section("What the operation may change")
let preview = PricePreview()
await preview.add("tea", on: .monday)
await preview.add("tea", on: .tuesday)
show(preview.cents)  // predict: PricePreview

section("A test that forgets the day")
let failures = Log()
let totalWithoutDay = withDependencies {
  $0.reportMissing = { failures.note($0) }
  $0[PricesKey.self] = PriceClient { _ in 1000 }
} operation: {
  page.total(of: ["tea"])
}
show(totalWithoutDay)
show(failures.lines)  // predict: fallbackValue

section("A dependency that reads another one")
let deliveryNote = DeliveryNote()
let openOnMonday = withDependencies {
  $0[TodayKey.self] = .monday
} operation: {
  deliveryNote.delivery.isOpen
}
show(openOnMonday)
note("On the app's Sunday:")
// predict: Delivery, DeliveryKey, Dependency.atCreation, Dependency.wrappedValue, fallbackValue
show(deliveryNote.delivery.isOpen)
show(deliveryNote.rereading.isOpen)

section("One test value for all tests")
note("Two tests set no list:")
show(listAfterTest(of: "tea"))
show(listAfterTest(of: "mug"))  // predict: WishListKey, listAfterTest
note("Two tests make one each:")
show(listAfterTest(of: "tea") { $0[WishListKey.self] = WishList() })
show(listAfterTest(of: "mug") { $0[WishListKey.self] = WishList() })

staysOpen("SwiftUI's environment hands values down the tree of views. Is that the same?")
