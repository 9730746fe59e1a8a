import Foundation
import ItemsCore
import Playground
import TestSupport
import Testing

@testable import FunctionalCore

@Suite("FunctionalCore: the core decides, the shell does")
struct ShellTests {
  private static let asked = ["ask the server", "read the file", "read the clock"]

  @Test("All questions come first, then what the core decided", .proves("STG-173"))
  func order() {
    let world = World(page: Payload.before, hour: 0)
    ItemsShell(world).refresh()
    #expect(world.effects == Self.asked + ["fill the screen", "write the file"])
    #expect(world.screen.lines == ["tea"])
  }

  @Test("Where nothing is to be kept, nothing is written")
  func offline() {
    let world = World(page: nil, hour: 0)
    ItemsShell(world).refresh()
    #expect(world.effects == Self.asked + ["fill the screen"])
    #expect(world.screen.lines == ["No items."])
  }

  @Test("Equal input, equal answer, whoever asked in between", .proves("STG-173"))
  func noMemory() {
    func item() -> Item { Item(id: .random(in: 0...9), name: "\(Int.random(in: 0...9))") }
    for _ in 1...1_000 {
      let answer = Bool.random() ? [item()] : nil
      let kept = Kept(items: [item(), item()], time: .seconds(Int.random(in: 0...200_000)))
      let now = Duration.seconds(Int.random(in: 0...200_000))
      let first = decide(answer: answer, kept: kept, now: now)
      _ = decide(answer: [item()], kept: nil, now: now + .seconds(1))
      #expect(decide(answer: answer, kept: kept, now: now) == first)
    }
  }

  @Test("What goes into the core and comes out can go to any task", .proves("STG-173"))
  func sendable() {
    func isSendable<Value: Sendable>(_: Value.Type) -> Bool { true }
    #expect(isSendable(Kept.self) && isSendable(Item.self) && isSendable(Decision.self))
  }

  @Test("The tangled class follows the same rules, and needs the world to show it")
  func sameRules() {
    for page in [Payload.before, "[]", "no JSON", nil] {
      for hours in [0, 1, 23, 24, -1] {
        let (tangled, shelled) = (
          World(page: Payload.before, hour: 48), World(page: Payload.before, hour: 48)
        )
        let (tangledItems, shell) = (TangledItems(tangled), ItemsShell(shelled))
        tangledItems.refresh()
        shell.refresh()
        for world in [tangled, shelled] {
          world.server.page = page.map { Data($0.utf8) }
          world.clock.time += .seconds(hours * 3_600)
        }
        tangledItems.refresh()
        shell.refresh()
        #expect(tangled.screen.lines == shelled.screen.lines)
        #expect((try? Kept(file: tangled.disk.read())) == (try? Kept(file: shelled.disk.read())))
      }
    }
  }

  @Test("One question to the tangled class takes eight effects, the core none")
  func effectsOfAQuestion() {
    let world = World(page: Payload.before, hour: 0)
    let tangled = TangledItems(world)
    tangled.refresh()
    world.server.page = nil
    world.clock.time += .seconds(23 * 3_600)
    tangled.refresh()
    let kept = Kept(items: [Item(id: 7, name: "tea")], time: .zero)
    let decision = decide(answer: nil, kept: kept, now: .seconds(23 * 3_600))
    #expect(decision.lines == world.screen.lines)
    #expect(world.effects.count == 8)
  }

  @Test(
    "Network, database and screen stand around the core, and nobody holds it", .proves("STG-174"))
  func outerRing() {
    #expect(
      references(from: ItemsShell(World(page: nil, hour: 0))) == [
        "ItemsShell.server -> Server", "ItemsShell.disk -> Disk", "ItemsShell.clock -> WallClock",
        "ItemsShell.screen -> Screen",
      ])
  }
}
