import Foundation
import ItemsCore
import Playground
import TestSupport
import Testing

@testable import FunctionalCore

@Suite("FunctionalCore: the core decides, the shell acts")
struct ShellTests {
  private static let inputEffects = ["ask the server", "read the file", "read the clock"]

  @Test("The shell reads everything first, then carries out the decision", .proves("STG-173"))
  func order() {
    let world = World(page: Page.tea250, hour: 0)
    ItemListViewModel(world).refresh()
    #expect(world.effects == Self.inputEffects + ["fill the screen", "write the file"])
    #expect(world.display.lines == ["tea 250"])
  }

  @Test("The shell writes no file if the core decides not to save")
  func offline() {
    let world = World(page: nil, hour: 0)
    ItemListViewModel(world).refresh()
    #expect(world.effects == Self.inputEffects + ["fill the screen"])
    #expect(world.display.lines == ["No items."])
  }

  @Test("The core returns the same decision for the same input", .proves("STG-173"))
  func noMemory() {
    func item() -> Item {
      Item(id: .random(in: 0...2), name: "\(Int.random(in: 0...9))", cents: .random(in: 0...500))
    }
    for _ in 1...1_000 {
      let answer = Bool.random() ? [item()] : nil
      let kept = CachedItems(
        savedAt: .seconds(Int.random(in: 0...200_000)), items: [item(), item()])
      let now = Duration.seconds(Int.random(in: 0...200_000))
      let first = decide(answer: answer, kept: kept, now: now)
      _ = decide(answer: [item()], kept: nil, now: now + .seconds(1))
      #expect(decide(answer: answer, kept: kept, now: now) == first)
    }
  }

  @Test("The core's input and output types are `Sendable`", .proves("STG-173"))
  func sendable() {
    func isSendable<Value: Sendable>(_: Value.Type) -> Bool { true }
    #expect(isSendable(CachedItems.self) && isSendable(Item.self) && isSendable(Decision.self))
  }

  @Test("The unrefactored class displays and saves the same items")
  func sameRules() {
    let two = String(Page.tea250.dropLast()) + #", {"id": 8, "name": "milk", "cents": 120}]"#
    for page in [Page.tea250, Page.tea280, two, "[]", "no JSON", nil] {
      for hours in [0, 1, 23, 24, -1] {
        let (tangled, shelled) = (
          World(page: two, hour: 48), World(page: two, hour: 48)
        )
        let (before, shell) = (Before.ItemListViewModel(tangled), ItemListViewModel(shelled))
        before.refresh()
        shell.refresh()
        for world in [tangled, shelled] {
          world.server.page = page
          world.clock.time += .seconds(hours * 3_600)
        }
        before.refresh()
        shell.refresh()
        #expect(tangled.display.lines == shelled.display.lines)
        #expect(kept(in: tangled) == kept(in: shelled))
      }
    }
  }

  private func kept(in world: World) -> CachedItems? { try? CachedItems(file: world.disk.read()) }

  @Test("The core needs none of the unrefactored class's nine side effects")
  func effectsOfAQuestion() {
    let world = World(page: Page.tea250, hour: 0)
    let tangled = Before.ItemListViewModel(world)
    tangled.refresh()
    world.server.page = Page.tea280
    world.clock.time += .seconds(23 * 3_600)
    tangled.refresh()
    let kept = CachedItems(savedAt: .zero, items: [Item(id: 7, name: "tea", cents: 250)])
    let raised = [Item(id: 7, name: "tea", cents: 280)]
    let decision = decide(answer: raised, kept: kept, now: .seconds(23 * 3_600))
    #expect(decision.lines == world.display.lines)
    #expect(world.effects.count == 9)
  }

  @Test(
    "The shell stores no reference to the core", .proves("STG-174"))
  func outerRing() {
    #expect(
      references(from: ItemListViewModel(World(page: nil, hour: 0))) == [
        "ItemListViewModel.server -> Server", "ItemListViewModel.disk -> Disk",
        "ItemListViewModel.clock -> WallClock",
        "ItemListViewModel.display -> Display",
      ])
  }
}
