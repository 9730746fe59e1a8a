import Foundation
import ItemsCore

/// The code before the repair.
enum Before {
  /// Mixes the list's rules with its effects, so a test of a rule needs a server, a disk, a clock and a
  /// display.
  final class ItemListViewModel {
    private let server: any Server
    private let disk: any Disk
    private let clock: any WallClock
    private let display: any Display
    private let day = Duration.zero..<Duration.seconds(86_400)

    init(server: any Server, disk: any Disk, clock: any WallClock, display: any Display) {
      self.server = server
      self.disk = disk
      self.clock = clock
      self.display = display
    }

    func refresh() {
      let kept = try? CachedItems(file: disk.read())
      var fresh = kept?.items
      if let kept, !day.contains(clock.read() - kept.savedAt) { fresh = nil }
      do {
        let items = try remoteItems(in: server.fetch())
        display.show(
          items.map { item in
            let old = fresh?.first { $0.id == item.id }
            guard let old, old.cents < item.cents else { return "\(item.name) \(item.cents)" }
            return "\(item.name) \(old.cents), \(item.cents - old.cents) off"
          })
        guard fresh == nil else { return }
        disk.write(CachedItems(savedAt: clock.read(), items: items).file)
      } catch {
        display.show(fresh?.map { "\($0.name) \($0.cents)" } ?? ["No items."])
      }
    }
  }
}
