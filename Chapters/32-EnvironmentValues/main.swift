import Playground
import TextUI

chapter(
  "32 EnvironmentValues", "values that travel down the view tree.",
  "Four views pass a language on, and only a fifth one uses it. Must they know it?")

section("Through every initializer")
show(Before.ShopView(language: .german).lines())

section("One modifier on the shop")
show(ShopView().lines())
let germanShop = ShopView().environment(\.language, .german)
show(germanShop.lines())  // predict

section("The nearest modifier wins")
let checkout = CheckoutView(friendsLanguage: .dutch)
show(checkout.lines())  // predict: CheckoutView, ReceiptView, Language.price
let germanCheckout = checkout.environment(\.language, .german)
show(germanCheckout.lines())

section("Which view reads which language")
for line in languagesInCheckout() { note(line) }

section("An object by its type")
let cart = Cart()
let cartView = CartView().environment(cart)
show(cartView.lines())
try step { try cartView.tap("Add tea") }
show(cartView.lines())

section("A fake by its type")
let fake = FakeCart()
show(CartBadge().environment(fake).lines())  // predict
show(CartBadge().environment(fake as Cart).lines())

section("After a change")
let screen = LiveScreen(cartView)
show(screen.refresh())
show(screen.lines)
step { cart.add("bread") }
show(screen.lines)
show(screen.refresh())
show(screen.lines)
step { cart.giftNote = "For Ana" }
show(screen.refresh())  // predict

section("Read in an initializer")
let early = EarlyPriceView(cents: 450).environment(\.language, .german)
show(early.lines())  // predict

section("Read in a view model")
let model = PriceModel()
let modelView = ModelPriceView(model: model).environment(\.language, .german)
show(modelView.lines())  // predict: PriceModel.language, PriceModel.cents
let repaired = RepairedPriceView(model: model).environment(\.language, .german)
show(repaired.lines())

section("Read before a closure runs")
let reminders = Reminders()
let english = ReminderView(reminders: reminders)
try step { try english.tap("Remind me") }
let german = english.environment(\.language, .german)
show(german.lines())
show(reminders.due())  // predict: ReminderView.body

section("A tracker, replaced and forgotten")
let events = Log()
let tracked = ShopView().environment(\.tracker, events)
try step { try tracked.tap("Add to cart") }
show(events.lines)
let untracked = ShopView().environment(\.language, .german)
try step { try untracked.tap("Add to cart") }
show(events.lines)  // predict

section("A protocol by a key")
let served = Cart()
let servedView = ServedCartView().environment(\.cart, served)
let servedScreen = LiveScreen(servedView)
show(servedScreen.refresh())
try step { try servedView.tap("Add tea") }
show(servedScreen.refresh())  // predict
show(servedScreen.lines)
let testView = ServedCartView().environment(\.cart, FakeCart())
show(testView.lines())

section("Functions by a key")
show(StockView().lines())
let soldOut = StockView().environment(\.stockClient.stock, { _ in 0 })
show(soldOut.lines())

section("A second window")
let firstWindow = ShopView().environment(\.language, .german)
let secondWindow = ShopView()
show(firstWindow.lines())
show(secondWindow.lines())  // predict

staysOpen("The checkout behind the views runs in tasks. What if two run at once?")
