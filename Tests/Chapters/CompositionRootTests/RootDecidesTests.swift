import Items
import Playground
import TestSupport
import Testing

@testable import CompositionRoot

@Suite("CompositionRoot: the root decides how many, and how long")
struct RootDecidesTests {
  private func scene(keepsList: Bool) -> SceneDelegate {
    guard keepsList else { return SceneDelegate(transport: Server.answer) }
    return SceneDelegate(transport: Server.answer) {
      KeptListComposer(ItemsComposer(client: $0))
    }
  }

  @Test(
    "One list for each visit or one for all, and every visit looks the same",
    arguments: [(false, 3), (true, 1)])
  func howMany(keepsList: Bool, made: Int) throws {
    try #require(listsMade(in: scene(keepsList: keepsList), visits: 3) == made)
    let scene = scene(keepsList: keepsList)
    scene.willConnect()
    for _ in 0..<2 {
      scene.navigation.tap()
      try #require(scene.navigation.screens.last?.lines == ["tea", "milk"])
      scene.navigation.pop()
    }
    proved("STG-92")
  }

  @Test(
    "A list that was left is freed, unless the root keeps it",
    arguments: [(false, ["Items"]), (true, [])])
  func howLong(keepsList: Bool, freed: [String]) throws {
    let lifetimes = Lifetimes()
    let scene = visitOnce(scene(keepsList: keepsList), lifetimes)
    try #require(lifetimes.freed == freed)
    withExtendedLifetime(scene) {}
    proved("STG-92")
  }

  @Test("When the scene goes, all it made goes", .proves("STG-92"))
  func allGoes() {
    for keepsList in [false, true] {
      let lifetimes = Lifetimes()
      do { _ = visitOnce(scene(keepsList: keepsList), lifetimes) }
      #expect(lifetimes.freed == ["Login", "Items"])
    }
    let used = Lifetimes()
    useOnce(used)
    #expect(used.freed == ["transport", "root", "stack", "Login", "Items"])
  }

  @Test("The other roots free everything as well")
  func otherRoots() {
    let lifetimes = Lifetimes()
    func scenario() {
      let stack = composeInOneFunction(transport: Server.answer)
      stack.tap()
      let scene = composeByContainer(transport: Server.answer)
      scene.willConnect()
      scene.navigation.tap()
      lifetimes.watch("function", stack)
      lifetimes.watch("container", scene)
      for screen in stack.screens + scene.navigation.screens {
        lifetimes.watch(screen.title, screen)
      }
    }
    scenario()
    #expect(lifetimes.alive == [])
    #expect(lifetimes.freed.count == 6)
  }
}
