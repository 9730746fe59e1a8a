import Foundation
import ItemsCore

/// A server, a clock and a file, as far as the shop needs them.
@MainActor
protocol Outside: AnyObject, Sendable {
  /// Changes nothing.
  func get(_ url: URL) throws -> Data
  /// The current time.
  var time: Duration { get }
  /// Replaces the saved items.
  func save(_ items: KeptItems) throws
}
