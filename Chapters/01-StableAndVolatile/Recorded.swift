import Foundation
import Playground

/// A test of the start screen, with everything replaced. The server answers 404.
func recordedVisit() async -> [String] {
  let recorder = Recorder()
  let home = HomeViewModel(
    address: .nobodyListens,
    now: {
      recorder.call("now", from: "home", to: "clock")
      recorder.answer("2001-09-09", from: "clock", to: "home")
      return Date(timeIntervalSince1970: 1_000_000_000)
    },
    client: RecordingHTTPClient(
      client: StubHTTPClient(answer: .failure(.status(404))), recorder: recorder),
    lastKnown: {
      recorder.call("lastKnown", from: "home", to: "file")
      let line = "yesterday it was bread"
      recorder.answer(line, from: "file", to: "home")
      return line
    })
  recorder.call("line", from: "test", to: "home")
  recorder.answer(await home.line(), from: "home", to: "test")
  return recorder.lines
}
