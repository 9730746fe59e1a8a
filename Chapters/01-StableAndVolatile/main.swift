import Foundation
import Playground

chapter(
  "01 StableAndVolatile", "two kinds of dependency, and only one is injected.",
  "The start screen shows the deal of the day.",
  "Its test needs the network, the date and luck.")

// Keeps a proxy from getting the requests to this machine.
setenv("no_proxy", "127.0.0.1", 1)

section("Nothing injected")
let screen = Before.HomeViewModel(address: .closedPort)
note("The line began with this date when the test was written:")
show(await screen.line().hasPrefix("2001-09-09"))  // predict
note("No server listens at this address, and there is no file:")
show(await screen.line().hasSuffix(": no deal"))

section("Which is which")
note("Each is asked a thousand times. Does its answer change?")
show(await changes { "tea".uppercased() })
let tea = Data(#"{"name": "tea", "cents": 199}"#.utf8)
let decoder = JSONDecoder()
show(try await changes { try decoder.decode(Deal.self, from: tea).text })
let clock: () -> Date = { Date() }
show(await changes(clock))  // predict
note("For one customer it always answers the same. For two it differs:")
func price(in locale: String) -> String {
  1.99.formatted(.currency(code: "EUR").locale(Locale(identifier: locale)))
}
show(await changes { price(in: "en_US") })
show(price(in: "en_US") == price(in: "de_DE"))  // predict

section("The other questions")
for line in await verdicts() { note(line) }

section("Almost stable")
note("Two price lists are equal. Are their bytes equal, too?")
show(Prices.forwards == Prices.backwards)
let plain = encoder(sorted: false)
show(try plain.encode(Prices.forwards) == plain.encode(Prices.backwards))  // predict
let sorted = encoder(sorted: true)
show(try sorted.encode(Prices.forwards) == sorted.encode(Prices.backwards))

section("Three optionals, eight combinations")
for combination in Combination.all { note("\(combination.name): \(combination.meaning)") }

section("Everything replaced")
func home(_ client: any HTTPClient) -> HomeViewModel {
  HomeViewModel(
    address: .closedPort, now: { Date(timeIntervalSince1970: 1_000_000_000) },
    client: client, lastKnown: { "yesterday it was bread" })
}
let fine = home(StubHTTPClient(answer: .success(tea)))
let missing = home(StubHTTPClient(answer: .failure(.status(404))))
show(await fine.line())
show(await missing.line())

section("A day that hasn't come yet")
let later = HomeViewModel(
  address: .closedPort, now: { Date(timeIntervalSince1970: 2_000_000_000) },
  client: StubHTTPClient(answer: .success(tea)), lastKnown: fine.lastKnown)
show(await later.line())

section("Half past midnight in Helsinki")
let night = Date(timeIntervalSince1970: 999_984_600)
let helsinki = Date.ISO8601FormatStyle(timeZone: TimeZone(identifier: "Europe/Helsinki")!)
note("The format of the screen, and the same format with the customer's time zone:")
show(night.formatted(.iso8601.year().month().day()))
show(night.formatted(helsinki.year().month().day()))

section("Who calls whom")
for line in await recordedVisit() { note(line) }

section("A client that never answers")
note("The client doesn't answer, and the timeout ends at once:")
let silent = home(TimeoutHTTPClient(client: SilentHTTPClient(), timeout: {}))
show(await silent.line())  // predict: HomeViewModel.deal

section("Everything real")
note("No server listens at this address, and there is no file:")
let session = TimeoutHTTPClient(client: URLSessionHTTPClient()) {
  try? await Task.sleep(for: .seconds(5))
}
let real = HomeViewModel(
  address: .closedPort, now: { Date() }, client: session,
  lastKnown: { try String(contentsOf: URL(filePath: "deal.txt"), encoding: .utf8) })
let noDeal = ": no deal (the session failed)"
show(await real.line().hasSuffix(noDeal))

section("Where am I?")
note("We ask the main queue, and not the thread:")
show(MainQueue.isCurrent)  // predict

section("A raffle with a seed")
let customers = (1...1_000).map { "customer \($0)" }
func winners(seed: UInt64) -> [String?] {
  var raffle = Raffle(generator: SeededGenerator(seed: seed))
  return (1...10).map { _ in raffle.winner(of: customers) }
}
show(winners(seed: 1) == winners(seed: 1))
show(winners(seed: 1) == winners(seed: 2))

section("Two raffles with one generator")
let seeded = SeededGenerator(seed: 7)
var teaRaffle = Raffle(generator: seeded)
var mugRaffle = Raffle(generator: seeded)
show(teaRaffle.winner(of: customers) == mugRaffle.winner(of: customers))
note("With a class, both continue one sequence:")
let shared = SharedGenerator(seeded)
teaRaffle = Raffle(generator: shared)
mugRaffle = Raffle(generator: shared)
show(teaRaffle.winner(of: customers) == mugRaffle.winner(of: customers))

section("Six in the evening in Helsinki")
let six = Date(timeIntervalSince1970: 999_961_200)
let warehouse = Warehouse(calendar: .gregorian(in: "Europe/Helsinki"))
show(warehouse.shipsToday(orderedAt: six))
note("On a phone in Chicago, Calendar.current would give this answer:")
let phone = Warehouse(calendar: .gregorian(in: "America/Chicago"))
show(phone.shipsToday(orderedAt: six))

section("One price in two languages")
let (american, german) = (Locale(identifier: "en_US"), Locale(identifier: "de_DE"))
show(priceText(cents: 199, locale: american))
show(priceText(cents: 199, locale: german))
note("The space before the sign is one at which a line doesn't break:")
show(priceText(cents: 199, locale: german) == "1,99 €")
show(priceText(cents: 199, locale: german) == "1,99\u{A0}€")

staysOpen("The volatile parts are handed in. In which way?")
