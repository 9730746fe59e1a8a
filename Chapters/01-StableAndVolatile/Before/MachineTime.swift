import Foundation

extension Before {
  /// Reads the time zone of the machine on which it runs.
  struct Warehouse: Sendable {
    func shipsToday(orderedAt time: Date) -> Bool {
      Calendar.current.component(.hour, from: time) < 18
    }
  }
}
