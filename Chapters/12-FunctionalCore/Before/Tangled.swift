import Foundation
import ItemsCore

// snippet.tangled
/// Code before the remedy.
enum Before {
  /// The rules of the list, among the effects. Nobody can ask about one without a server, a disk, a
  /// clock and a display.
  final class ItemListViewModel {
    private let server: any Server
    private let disk: any Disk
    private let clock: any WallClock
    private let display: any Display

    init(server: any Server, disk: any Disk, clock: any WallClock, display: any Display) {
      (self.server, self.disk, self.clock, self.display) = (server, disk, clock, display)
    }

    func refresh() {
      let kept = try? KeptItems(file: disk.read())
      let age = kept.map { clock.read() - $0.savedAt }
      let isFresh = age.map { $0 >= .zero && $0 < .seconds(86_400) } == true
      let shown = isFresh ? kept?.items : nil
      do {
        let items = try remoteItems(in: server.ask())
        display.show(
          items.map { item in
            let old = shown?.first { $0.id == item.id }
            guard let old, old.cents < item.cents else { return "\(item.name) \(item.cents)" }
            return "\(item.name) \(old.cents), \(item.cents - old.cents) off"
          })
        guard shown == nil else { return }
        disk.write(KeptItems(savedAt: clock.read(), items: items).file)
      } catch {
        display.show(shown?.map { "\($0.name) \($0.cents)" } ?? ["No items."])
      }
    }
  }
}
// snippet.end
