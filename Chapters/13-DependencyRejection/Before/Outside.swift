import Foundation
import ItemsCore

// snippet.outside
/// A server, a clock and a file, as far as the shop needs them.
@MainActor
protocol Outside: AnyObject, Sendable {
  /// Asks, and changes nothing.
  func get(_ url: URL) throws -> Data
  /// What the clock says.
  var time: Duration { get }
  /// Changes what is kept, and answers nothing.
  func save(_ items: KeptItems) throws
}
// snippet.end
