import Foundation
import Playground

/// The calls of one visit to the start screen, with stubs only. The server answers 404.
func recordedVisit() async -> [String] {
  let log = Log()
  let home = HomeViewModel(
    address: .closedPort,
    now: {
      log.call("now", from: "home", to: "clock")
      log.answer("2001-09-09", from: "clock", to: "home")
      return Date(timeIntervalSince1970: 1_000_000_000)
    },
    client: RecordingHTTPClient(
      client: StubHTTPClient(answer: .failure(.status(404))), log: log),
    lastKnown: {
      log.call("lastKnown", from: "home", to: "file")
      let line = "yesterday it was bread"
      log.answer(line, from: "file", to: "home")
      return line
    })
  log.call("line", from: "test", to: "home")
  log.answer(await home.line(), from: "home", to: "test")
  return log.lines
}
