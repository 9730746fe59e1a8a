import Foundation
import ItemsCore

// The discomfort before the pattern.

// snippet.tangled
/// The rules of the list, among the effects. Nobody can ask about one without a server, a disk, a clock
/// and a screen.
final class TangledItems {
  private let world: World

  init(_ world: World) { self.world = world }

  func refresh() {
    do {
      let items = try remoteItems(in: world.server.ask())
      world.screen.show(items.map(\.name))
      world.disk.write(Kept(items: items, time: world.clock.read()).file)
    } catch {
      let kept = try? Kept(file: world.disk.read())
      let age = kept.map { world.clock.read() - $0.time }
      if let kept, let age, age >= .zero, age < .seconds(86_400) {
        let hours = Int(age / .seconds(3_600))
        world.screen.show(["As of \(hours) h ago:"] + kept.items.map(\.name))
      } else {
        world.screen.show(["No items."])
      }
    }
  }
}
// snippet.end
