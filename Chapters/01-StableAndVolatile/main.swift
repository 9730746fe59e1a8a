import Foundation
import Playground

chapter(
  "01 StableAndVolatile", "two kinds of dependency, and only one is injected.",
  "The start screen shows the deal of the day.",
  "Its test needs the network, the date and luck.")

// What this chapter asks, it asks nobody outside of this machine.
setenv("no_proxy", "127.0.0.1", 1)

section("Nothing injected")
note("It asks the network, the disk and the clock itself. What was right once, is not:")
let before = Before.HomeViewModel(address: .nobodyListens)
let thatDay = "2001-09-09: no deal"
show("await before.line() == thatDay", await before.line() == thatDay)  // predict

section("Which is which")
note("Each was tried by one criterion. What does not meet it is called stable:")
for line in await verdicts() { note(line) }

section("Almost stable")
note("A decoder is stable. An encoder writes the keys of a dictionary in any order:")
show("Prices.forwards == Prices.backwards", Prices.forwards == Prices.backwards)
let plain = encoder(sorted: false)
show(  // predict
  "try plain.encode(Prices.forwards) == plain.encode(Prices.backwards)",
  try plain.encode(Prices.forwards) == plain.encode(Prices.backwards))
let sorted = encoder(sorted: true)
show(
  "try sorted.encode(Prices.forwards) == sorted.encode(Prices.backwards)",
  try sorted.encode(Prices.forwards) == sorted.encode(Prices.backwards))

section("Three optionals, eight combinations")
for combination in Combination.all { note("\(combination.name): \(combination.meaning)") }

section("Everything replaced")
let tea = Data(#"{"name": "tea", "cents": 199}"#.utf8)
func home(_ client: any HTTPClient, at seconds: Double = 1_000_000_000) -> HomeViewModel {
  HomeViewModel(
    address: .nobodyListens, now: { Date(timeIntervalSince1970: seconds) }, client: client,
    lastKnown: { "yesterday it was bread" })
}
let fine = home(StubHTTPClient(answer: .success(tea)))
show("await fine.line()", await fine.line())
let missing = home(StubHTTPClient(answer: .failure(.status(404))))
show("await missing.line()", await missing.line())
note("A day that has not come yet is as easy as one long ago:")
let later = home(StubHTTPClient(answer: .success(tea)), at: 2_000_000_000)
show("await later.line()", await later.line())
note("A client that says nothing, and a patience that ends at once:")
let silent = home(PatientHTTPClient(client: SilentHTTPClient(), patience: {}))
show("await silent.line()", await silent.line())  // predict

section("Everything real")
note("The same type. Its date is today's, nobody listens, and there is no file:")
let session = PatientHTTPClient(client: URLSessionHTTPClient()) {
  try? await Task.sleep(for: .seconds(5))
}
let real = HomeViewModel(
  address: .nobodyListens, now: { Date() }, client: session,
  lastKnown: { try String(contentsOf: URL(filePath: "nobody wrote this"), encoding: .utf8) })
let noDeal = ": no deal (the session failed)"
show("await real.line().hasSuffix(noDeal)", await real.line().hasSuffix(noDeal))

section("Where am I?")
note("The thread is volatile too. This is the main queue, whichever thread serves it:")
show("MainQueue.isCurrent", MainQueue.isCurrent)  // predict

staysOpen("What is volatile is handed in. In which way?")
