import Dispatch
import Playground
import Testing

@Suite("A recorder")
struct RecorderTests {
  private final class Node {
    var next: Node?
  }

  @Test("Nothing is noted or watched, so there is nothing")
  func none() {
    let recorder = Recorder()
    #expect(recorder.lines == [] && recorder.calls == [])
    #expect(recorder.freed == [] && recorder.alive == [])
    #expect(recorder.tally == Tally(made: 0, gone: 0))
  }

  @Test("What went is told from what lives, in the order of watching")
  func some() {
    let recorder = Recorder()
    let kept = recorder.watch("kept", Node())
    recorder.watch("gone", Node())
    recorder.watch("gone", Node())
    #expect(recorder.freed == ["gone", "gone"])
    #expect(recorder.alive == ["kept"])
    #expect(recorder.tally("gone").description == "made 2, gone 2")
    #expect(recorder.tally("kept") == Tally(made: 1, gone: 0))
    #expect(recorder.tally == Tally(made: 3, gone: 2))
    withExtendedLifetime(kept) {}
  }

  @Test("Two objects that hold each other stay")
  func cycle() {
    let recorder = Recorder()
    func scenario() {
      let (first, second) = (Node(), Node())
      (first.next, second.next) = (second, first)
      recorder.watch("first", first)
      recorder.watch("second", second)
    }
    scenario()
    #expect(recorder.alive == ["first", "second"])
  }

  @Test("Lines and calls stand in their order; a call says whether it was on the main queue")
  func order() async {
    let recorder = Recorder()
    recorder.note("begin")
    recorder.call("fetchItems", from: "list", to: "client")
    await withCheckedContinuation { done in
      DispatchQueue.main.async {
        recorder.call("display", from: "client", to: "list")
        done.resume()
      }
    }
    recorder.answer("[tea]", from: "client", to: "list")
    #expect(
      recorder.lines == [
        "begin", "list -> client: fetchItems", "client -> list: display",
        "client --> list: [tea]",
      ])
    #expect(recorder.calls.map(\.isOnMainQueue) == [false, true])
  }

  @Test("The timeline has a bar where an object lived; those of one name are numbered")
  func timeline() {
    let recorder = Recorder()
    #expect(recorder.timeline == [""])
    let app = recorder.watch("app", Node())
    var page: Node? = recorder.watch("page", Node())
    recorder.moment("open ABC")
    page = nil
    recorder.moment("close")
    page = recorder.watch("page", Node())
    recorder.moment("open XYZ")
    #expect(
      recorder.timeline == [
        "        open ABC  close  open XYZ",
        "app     ========  =====  ========",
        "page 1  ========",
        "page 2                   ========",
      ])
    withExtendedLifetime((app, page)) {}
  }

  @Test("Eight threads at once lose nothing")
  func threads() async {
    let (recorder, gate) = (Recorder(), Gate(8))
    await withTaskGroup { group in
      for _ in 1...8 {
        group.addTask {
          await gate.pass()
          for _ in 1...100 { recorder.note("line") }
        }
      }
    }
    #expect(recorder.lines.count == 800)
  }
}
