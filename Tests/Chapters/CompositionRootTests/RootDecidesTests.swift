import Items
import Playground
import TestSupport
import Testing

@testable import CompositionRoot

@Suite("CompositionRoot: number and lifetime of objects")
struct RootDecidesTests {
  private func scene(cachesList: Bool) -> SceneDelegate {
    guard cachesList else { return SceneDelegate(transport: Server.answer) }
    return SceneDelegate(transport: Server.answer) {
      CachingListComposer(ItemsComposer(client: $0))
    }
  }

  @Test(
    "The root decides whether each visit creates a new list",
    arguments: [(false, 3), (true, 1)])
  func howMany(cachesList: Bool, count: Int) throws {
    try #require(countLists(in: scene(cachesList: cachesList), visits: 3) == count)
    let scene = scene(cachesList: cachesList)
    scene.willConnect()
    for _ in 0..<2 {
      scene.navigation.tap()
      try #require(scene.navigation.screens.last?.lines == ["tea", "milk"])
      scene.navigation.pop()
    }
    proved("STG-92")
  }

  @Test(
    "A list is freed after a visit unless the root caches it",
    arguments: [(false, ["Items"]), (true, [])])
  func howLong(cachesList: Bool, freed: [String]) throws {
    let lifetimes = Lifetimes()
    let scene = visitOnce(scene(cachesList: cachesList), lifetimes)
    try #require(lifetimes.freed == freed)
    withExtendedLifetime(scene) {}
    proved("STG-92")
  }

  @Test("A released scene frees all its objects", .proves("STG-92"))
  func allGoes() {
    for cachesList in [false, true] {
      let lifetimes = Lifetimes()
      do { _ = visitOnce(scene(cachesList: cachesList), lifetimes) }
      #expect(lifetimes.freed == ["Login", "Items"])
    }
    let used = Lifetimes()
    useOnce(used)
    #expect(used.freed == ["transport", "root", "stack", "Login", "Items"])
  }

  @Test("Roots written as a function or with a container leak nothing")
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
