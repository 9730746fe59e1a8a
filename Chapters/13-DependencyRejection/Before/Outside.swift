import Foundation
import ItemsCore

/// A server, a clock, a file and the team's log, as far as the shop needs them.
protocol Outside: AnyObject, Sendable {
  /// Changes nothing.
  func get(_ url: URL) throws -> Data
  /// The current time.
  var time: Duration { get }
  /// Replaces the saved items.
  func save(_ items: KeptItems) throws
  /// Tells the team.
  func report(_ error: any Error)
}
