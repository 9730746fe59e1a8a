import Playground

chapter(
  "11 CrossCuttingEvents", "one log for all services, written once.",
  "Each protocol needs a decorator for each concern. We show three of eight.",
  "An event or an interceptor says it once.")

section("Six decorators around one purchase")
show(try await plainCheckout().buy("tea", for: "u1"))
let (decoratorLog, decoratorTracks) = (Log(), Log())
let wrapped = wrappedCheckout(logger: decoratorLog, tracker: decoratorTracks)
show(try await wrapped.buy("tea", for: "u1"))
for line in decoratorLog.lines { note("  \(line)") }
show(decoratorTracks.lines)

section("Two purchases that fail")
let lineCount = decoratorLog.lines.count
show(try? await wrapped.buy("milk", for: "u1"))
show(try? await wrapped.buy("tea", for: "u9"))
for line in decoratorLog.lines.dropFirst(lineCount) { note("  \(line)") }
note("All events of the three purchases:")
for line in decoratorTracks.lines { note("  \(line)") }

section("Who holds whom")
for line in references(from: wrapped) where !line.hasSuffix("-> Log") { note(line) }

section("A second service of the same protocol")
let itemLog = Log()
let items = LoggingRepository(ItemRepository(), logger: itemLog)
show(try items.get(with: "i1"))
show(itemLog.lines)  // predict: LoggingRepository.get

section("Listeners in the feature")
let (supportLog, campaign) = (Log(), Log())
let login = Before.LoginViewModel(
  users: UserRepository(), logger: supportLog, marketing: campaign)
show(try login.logIn("u1"))
show(try? login.logIn("u9"))
show(supportLog.lines)
show(campaign.lines)

section("A closure")
note("One closure gets the events of both features:")
let (closureLog, closureTracks) = (Log(), Log())
let closureApp = App { event in
  closureLog.note("\(event)")
  if case .paid = event { closureTracks.note("sale") }
}
show(try closureApp.login.logIn("u1"))
show(try await closureApp.checkout.buy("tea", for: "Ada"))
show(closureLog.lines)  // predict: ShopEvent.description
show(closureTracks.lines)

section("Observers")
note("The first of two observers leaves after the first event:")
let (messages, received) = (Subject<String>(), Log())
let logging = messages.subscribe { received.note("log:\($0)") }
let tracking = messages.subscribe { received.note("track:\($0)") }
step { messages.send("ok") }
step { logging.cancel() }
step { messages.send("again") }
show(received.lines)  // predict

section("Observers of the shop")
let events = Subject<ShopEvent>()
let shop = App(announce: events.send)
let (log, marketing, failures) = (Log(), Log(), Log())
let subscriptions = [
  events.subscribe { log.note("\($0)") },
  events.subscribe { if case .paid = $0 { marketing.note("sale") } },
  events.subscribe { if case .failed(let action) = $0 { failures.note(action) } },
]
show(try shop.login.logIn("u1"))
show(try? shop.login.logIn("u9"))
show(try await shop.checkout.buy("tea", for: "Ada"))
show(log.lines)
show(marketing.lines)
show(failures.lines)

section("A check that comes too late")
let (checked, refusals) = (Subject<ShopEvent>(), Log())
let check = checked.subscribe {
  if case .paid(let cents) = $0, cents > 100 { refusals.note("refused \(cents)") }
}
let careful = App(announce: checked.send)
show(try await careful.checkout.buy("tea", for: "Ada"))
show(refusals.lines)

section("One purchase, two observers")
let calls = Log()
let purchaseEvents = Subject<ShopEvent>()
let listeners = [
  purchaseEvents.subscribe { calls.call("\($0)", from: "subject", to: "log") },
  purchaseEvents.subscribe {
    if case .paid = $0 { calls.call("\($0)", from: "subject", to: "marketing") }
  },
]
try await recordPurchase(calls, subject: purchaseEvents.send)
for line in calls.lines { note(line) }

section("One stream is not a broadcast")
let numbers = tenNumbers()
let shared = await readConcurrently(numbers, numbers)
show(shared.joined().count)  // predict
show(shared.joined().sorted() == Array(1...10))

section("A stream for each reader")
let broadcaster = Broadcaster<Int>()
let (first, second) = (broadcaster.stream(), broadcaster.stream())
for number in 1...10 { broadcaster.send(number) }
broadcaster.finish()
let separate = await readConcurrently(first, second)
show(separate.joined().count)  // predict
show(separate == [Array(1...10), Array(1...10)])

section("Streams of the shop")
note("late starts after the login, and slow keeps only the newest event:")
let streams = Broadcaster<ShopEvent>()
let streamApp = App(announce: streams.send)
let early = streams.stream()
let slow = streams.stream(buffer: .bufferingNewest(1))
show(try streamApp.login.logIn("u1"))
let late = streams.stream()
show(try await streamApp.checkout.buy("tea", for: "Ada"))
show(try? streamApp.login.logIn("u9"))
step { streams.finish() }
show(await all(of: early))
show(await all(of: late))  // predict
show(await all(of: slow))

section("One purchase, intercepted")
let (interceptorLog, interceptorTracks) = (Log(), Log())
let intercepted = interceptedCheckout(
  by: .logging(to: interceptorLog).and(.tracking(by: interceptorTracks)))
show(try await intercepted("tea", "u1"))
for line in interceptorLog.lines { note("  \(line)") }
show(interceptorTracks.lines)

section("One interceptor")
show(try? await intercepted("milk", "u1"))
show(try? await intercepted("tea", "u9"))
note("Beside the lines from the six decorators:")
show(interceptorLog.lines == decoratorLog.lines)
show(interceptorTracks.lines == decoratorTracks.lines)

section("A third concern")
let names = Log()
let counted = interceptedCheckout(
  by: Concern { call in
    names.note(call.name)
    return { _ in }
  })
show(try await counted("tea", "u1"))
show(names.lines)  // predict

section("One charge through the interceptor")
for line in try await recordCharge() { note(line) }

section("Several providers")
let (ads, statistics) = (Log(), Log())
let reported = Before.LoginViewModel(
  users: UserRepository(), logger: Log(),
  marketing: CombinedTracking(providers: [ads, statistics]))
show(try reported.logIn("u1"))
show([ads.lines, statistics.lines])

section("A delegate becomes a stream")
let (manager, places) = (LocationManager(), Broadcaster<String>())
let adapter = LocationAdapter(manager: manager, send: places.send)
let arrivals = places.stream()
let pickup = PickupPage { arrivals }
step { manager.move(to: "street") }
step { manager.move(to: "shop") }
places.finish()
await pickup.listen()
show(pickup.message)

staysOpen("The discount needs a server, a disk and a date. Who can test that?")
