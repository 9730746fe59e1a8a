import Foundation
import TestSupport
import Testing

@testable import CQSCache

@Suite("CQSCache: the composed client")
struct ServedTests {
  private let scene = Scene()

  private func keepTea() {
    scene.server = .items(["tea"])
    _ = scene.ask()
    scene.server = .offline
  }

  @Test(
    "Offline, it answers with what was kept; if nothing was, with both reasons",
    .proves("STG-E17"))
  func offline() {
    scene.server = .offline
    #expect(scene.ask() == "failure(offline; nothing kept)")
    scene.server = .items(["tea", "milk"])
    #expect(scene.ask() == "success(tea, milk)")
    scene.server = .offline
    #expect(scene.ask() == "success(tea, milk)")
  }

  @Test(
    "A server that misbehaves is a stated reason, and what is kept stays",
    arguments: [
      (Scene.Server.silent, "silent"), (.nothing, "garbage"), (.garbage, "garbage"),
      (.offline, "offline"),
    ])
  func misbehaves(server: Scene.Server, reason: String) throws {
    scene.server = server
    #expect(scene.ask() == "failure(\(reason); nothing kept)")
    keepTea()
    let kept = scene.files.contents
    scene.server = server
    #expect(scene.ask() == "success(tea)")
    #expect(scene.files.contents == kept)
  }

  @Test(
    "Kept items are good for 168 hours, and the age of older ones is told",
    arguments: [
      (0, "success(tea)"), (168, "success(tea)"),
      (169, "failure(offline; stale, 169 hours old)"),
      (-1, "failure(offline; stale, -1 hours old)"),
    ])
  func stale(hour: Int, answer: String) {
    keepTea()
    scene.hour = hour
    #expect(scene.ask() == answer)
  }

  @Test("A second before the 169th hour they are still good")
  func lastSecond() throws {
    let cache = MemoryItemsCache()
    try cache.save(items("tea"))
    let client = LocalItemsClient(
      reader: cache, now: { .beginning + TimeInterval(169 * 3600 - 1) }, oldest: 168)
    #expect(answers(of: client) == ["success(tea)"])
  }

  @Test("A new answer of the server makes what is kept young again")
  func youngAgain() {
    keepTea()
    scene.hour = 1000
    keepTea()
    scene.hour = 1168
    #expect(scene.ask() == "success(tea)")
  }

  @Test("On a full disk the news are delivered, the failure is reported, the old items stay")
  func diskFull() {
    keepTea()
    scene.files.writeFailure = .diskFull
    scene.server = .items(["bread"])
    #expect(scene.ask() == "success(bread)")
    #expect(scene.reports == ["disk full"])
    scene.server = .offline
    #expect(scene.ask() == "success(tea)")
  }

  @Test("A damaged file is told beside the server's reason; the next answer mends it")
  func damaged() throws {
    let half = Data(#"{"items":["#.utf8)
    try scene.files.write(half, to: "items.json")
    scene.server = .offline
    #expect(scene.ask() == "failure(offline; damaged file, not JSON)")
    #expect(scene.files.contents == ["items.json": half])
    keepTea()
    #expect(scene.ask() == "success(tea)")
    #expect(scene.files.contents["items.json.damaged-1"] == half)
  }
}

@Suite("CQSCache: awaited")
@MainActor
struct AwaitingTests {
  @Test("A client that answers once is awaited, with its items or its error")
  func items() async throws {
    #expect(try await StubItemsClient(.success([])).items() == [])
    await #expect(throws: ServerFailure.silent) {
      try await PatientItemsClient(base: StubItemsClient()) { $0() }.items()
    }
  }

  @Test("What is awaited becomes a client that answers once, on the main actor")
  func awaiting() async throws {
    let fine = AwaitingItemsClient { [Item(name: "tea")] }
    await confirmation(expectedCount: 1) { answered in
      await withCheckedContinuation { continuation in
        fine.fetchItems { result in
          MainActor.assertIsolated()
          #expect(words(result) == "success(tea)")
          answered()
          continuation.resume()
        }
      }
    }
    let offline = AwaitingItemsClient { throw ServerFailure.offline }
    await #expect(throws: ServerFailure.offline) { try await offline.items() }
  }

  @Test("A patience that runs out later answers for a server that never comes back")
  func patience() async {
    let never = AwaitingItemsClient {
      try await Task.sleep(for: .seconds(3600))
      return []
    }
    let patient = PatientItemsClient(base: never) { runsOut in
      Task { runsOut() }
    }
    await #expect(throws: ServerFailure.silent) { try await patient.items() }
  }
}
