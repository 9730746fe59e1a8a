import Playground
import TextUI

chapter(
  "32 EnvironmentValues", "values that travel down the view tree.",
  "Four views pass a language on, and only a fifth one uses it. Must they know it?")

section("Through every initializer")
show("Before.ShopView(language: .german).lines()", Before.ShopView(language: .german).lines())

section("One modifier on the shop")
show("ShopView().lines()", ShopView().lines())
let germanShop = ShopView().environment(\.language, .german)
show("germanShop.lines()", germanShop.lines())  // predict

section("The nearest modifier wins")
let checkout = CheckoutView(friendsLanguage: .dutch)
show("checkout.lines()", checkout.lines())  // predict
let germanCheckout = checkout.environment(\.language, .german)
show("germanCheckout.lines()", germanCheckout.lines())  // predict

section("Which view reads which language")
for line in languagesInCheckout() { note(line) }

section("An object by its type")
let cart = Cart()
let cartView = CartView().environment(cart)
show("cartView.lines()", cartView.lines())
try step("try cartView.tap(\"Add tea\")") { try cartView.tap("Add tea") }
show("cartView.lines()", cartView.lines())

section("After a change")
let screen = LiveScreen(cartView)
show("screen.refresh()", screen.refresh())
show("screen.lines", screen.lines)
step("cart.add(\"bread\")") { cart.add("bread") }
show("screen.lines", screen.lines)
show("screen.refresh()", screen.refresh())
show("screen.lines", screen.lines)
step("cart.giftNote = \"For Ana\"") { cart.giftNote = "For Ana" }
show("screen.refresh()", screen.refresh())  // predict

section("Read in an initializer")
let early = EarlyPriceView(cents: 450).environment(\.language, .german)
show("early.lines()", early.lines())  // predict

section("Read in a view model")
let model = PriceModel()
let modelView = ModelPriceView(model: model).environment(\.language, .german)
show("modelView.lines()", modelView.lines())  // predict
let repaired = RepairedPriceView(model: model).environment(\.language, .german)
show("repaired.lines()", repaired.lines())

section("Read before a closure runs")
let reminders = Reminders()
let english = ReminderView(reminders: reminders)
try step("try english.tap(\"Remind me\")") { try english.tap("Remind me") }
let german = english.environment(\.language, .german)
show("german.lines()", german.lines())
show("reminders.due()", reminders.due())  // predict

section("A tracker, replaced and forgotten")
let events = Log()
let tracked = ShopView().environment(\.tracker, events)
try step("try tracked.tap(\"Add to cart\")") { try tracked.tap("Add to cart") }
show("events.lines", events.lines)
let untracked = ShopView().environment(\.language, .german)
try step("try untracked.tap(\"Add to cart\")") { try untracked.tap("Add to cart") }
show("events.lines", events.lines)  // predict

staysOpen("The checkout behind the views runs in tasks. What if two run at once?")
