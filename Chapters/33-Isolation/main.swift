import Playground

chapter(
  "33 Isolation", "dependencies when several tasks run at once.",
  "A customer taps Pay twice, and the bank takes the money twice.",
  "The checkout is an actor. So why does this happen?")

section("Two taps")
let clock1 = HandClock()
let bank1 = SlowBank(sleep: clock1.sleep(for:))
let reentrant = Before.Checkout(bank: bank1)
show(await twoTaps(on: reentrant, clock1, charges: 2))
show(await bank1.charges)

section("A flag in each window")
note("Two taps in one window, and one tap in each of two:")
show(await chargesAfterTaps(inWindows: [1, 1]))
show(await chargesAfterTaps(inWindows: [1, 2]))  // predict: CartViewModel.pay

section("Two taps, one payment")
let clock2 = HandClock()
let bank2 = SlowBank(sleep: clock2.sleep(for:))
let checkout = Checkout(bank: bank2)
show(await twoTaps(on: checkout, clock2, charges: 1))
show(await bank2.charges)
note("A third tap, after the bank's answer:")
show(await receipt(from: checkout))  // predict
show(await bank2.charges)

section("The bank refuses the first charge")
let clock3 = HandClock()
let bank3 = SlowBank(refusals: 1, sleep: clock3.sleep(for:))
let refused = Checkout(bank: bank3)
show(await twoTaps(on: refused, clock3, charges: 1))
note("A third tap, after the bank's answer:")
show(await receipt(from: refused))  // predict: SlowBank.charge, Checkout.pay
show(await bank3.charges)

section("Who calls whom, two taps")
for line in await recordTwoTaps({ Before.Checkout(bank: $0) }, charges: 2) { note(line) }

section("Who calls whom, one payment")
for line in await recordTwoTaps({ Checkout(bank: $0) }, charges: 1) { note(line) }

section("A badge of the main actor")
let cart = CartViewModel(items: ["tea"], checkout: checkout, sleep: realSleep)
show(title(of: cart))

section("Fifteen minutes")
let clock = HandClock()
let held = CartViewModel(items: ["tea"], checkout: checkout, sleep: clock.sleep(for:))
let holding = Task { await held.hold() }
await clock.waitForSleepers(1)
step { clock.advance(by: .seconds(899)) }
show(held.items)  // predict
step { clock.advance(by: .seconds(1)) }
await holding.value
show(held.items)

section("The screen closes")
for line in await closeEarly({ Before.LoggingPrices(base: $0, log: $1) }) { note(line) }

section("The screen closes, and the server hears of it")
for line in await closeEarly({ LoggingPrices(base: $0, log: $1) }) { note(line) }

section("On the caller's actor")
let draft = Draft()
draft.cents = [250, 750]
show(await Discount().total(of: draft))
show(await Whereabouts().withCaller())  // predict
show(await Whereabouts().away())

section("Sent to an actor")
let basket = Basket()
let filled = Draft()
filled.cents = [250, 750]
await basket.take(filled)
show(await basket.total)

staysOpen("Which of all these ways fits this feature? One feature in every way.")
