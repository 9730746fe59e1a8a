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
      let shown = isFresh ? kept?.items : nil
      do {
        let items = try remoteItems(in: world.server.ask())
        world.screen.show(
          items.map { item in
            let old = shown?.first { $0.id == item.id }
            guard let old, old.cents < item.cents else { return "\(item.name) \(item.cents)" }
            return "\(item.name) \(old.cents), \(item.cents - old.cents) off"
          })
        guard shown == nil else { return }
        world.disk.write(KeptItems(savedAt: world.clock.read(), items: items).file)
      } catch {
        world.screen.show(shown?.map { "\($0.name) \($0.cents)" } ?? ["No items."])
      }
    }
  }
}
// snippet.end
