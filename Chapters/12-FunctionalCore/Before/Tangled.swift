import Foundation
import ItemsCore

// snippet.tangled
/// Code before the remedy.
enum Before {
  /// The rules of the list, among the effects. Nobody can ask about one without a server, a disk, a
  /// clock and a screen.
  final class ItemListViewModel {
    private let world: World

    init(_ world: World) { self.world = world }

    func refresh() {
      let kept = try? KeptItems(file: world.disk.read())
      let age = kept.map { world.clock.read() - $0.savedAt }
      let isFresh = age.map { $0 >= .zero && $0 < .seconds(86_400) } == true
      do {
        let items = try remoteItems(in: world.server.ask())
        var lines: [String] = []
        for item in items {
          let old = isFresh ? kept?.items.first { $0.id == item.id } : nil
          if let old, old.cents < item.cents {
            lines.append("\(item.name) \(old.cents), \(item.cents - old.cents) off")
          } else {
            lines.append("\(item.name) \(item.cents)")
          }
        }
        world.screen.show(lines)
        if !isFresh {
          world.disk.write(KeptItems(savedAt: world.clock.read(), items: items).file)
        }
      } catch {
        let lines = isFresh ? kept?.items.map { "\($0.name) \($0.cents)" } : nil
        world.screen.show(lines ?? ["No items."])
      }
    }
  }
}
// snippet.end
