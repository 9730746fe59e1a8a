import Foundation
import Playground

chapter("01 StableAndVolatile", "two kinds of dependency, and only one is injected.")

// What this chapter asks, it asks nobody outside of this machine.
setenv("no_proxy", "127.0.0.1", 1)

section("Nothing injected")
note("It asks the network, the disk and the clock itself. What was right once, is not:")
let hardWired = HardWiredNews(address: .nobodyListens)
let thatDay = "2001-09-09: no news"
show("await hardWired.line() == thatDay", await hardWired.line() == thatDay)

section("Which is which")
note("Each was tried. A dependency that meets no criterion is stable:")
for example in examples { note("\(example.name): \(await example.verdict())") }

section("Almost stable")
note("A decoder is stable. An encoder writes the keys of a dictionary in any order:")
show("Words.forwards == Words.backwards", Words.forwards == Words.backwards)
let plain = encoder(sorted: false)
show(
  "try plain.encode(Words.forwards) == plain.encode(Words.backwards)",
  try plain.encode(Words.forwards) == plain.encode(Words.backwards))
let sorted = encoder(sorted: true)
show(
  "try sorted.encode(Words.forwards) == sorted.encode(Words.backwards)",
  try sorted.encode(Words.forwards) == sorted.encode(Words.backwards))

section("Three optionals, eight combinations")
for combination in Combination.all { note("\(combination.name): \(combination.meaning)") }

section("Everything replaced")
let rain = Data(#"{"headline": "Rain"}"#.utf8)
let kept: @Sendable () throws -> String = { "yesterday it rained" }
func news(_ loader: any Loader, at seconds: Double = 1_000_000_000) -> NewsOfTheDay {
  NewsOfTheDay(
    address: .nobodyListens, now: { Date(timeIntervalSince1970: seconds) }, loader: loader,
    lastKnown: kept)
}
let fine = news(StubLoader(answer: .success(rain)))
show("await fine.line()", await fine.line())
let missing = news(StubLoader(answer: .failure(.status(404))))
show("await missing.line()", await missing.line())
note("A day that has not come yet is as easy as one long ago:")
let later = news(StubLoader(answer: .success(rain)), at: 2_000_000_000)
show("await later.line()", await later.line())
note("A loader that says nothing, and a patience that ends at once:")
let silent = news(PatientLoader(loader: SilentLoader(), patience: {}))
show("await silent.line()", await silent.line())

section("Everything real")
note("The same type. Its date is today's, nobody listens, and there is no file:")
let real = NewsOfTheDay(
  address: .nobodyListens, now: { Date() },
  loader: PatientLoader(loader: URLSessionLoader()) { try? await Task.sleep(for: .seconds(5)) },
  lastKnown: { try String(contentsOf: URL(filePath: "nobody wrote this"), encoding: .utf8) })
let noNews = ": no news (the session failed)"
show("await real.line().hasSuffix(noNews)", await real.line().hasSuffix(noNews))

section("Where am I?")
note("The thread is volatile too. This is the main queue, whichever thread serves it:")
show("MainQueue.isCurrent", MainQueue.isCurrent)
