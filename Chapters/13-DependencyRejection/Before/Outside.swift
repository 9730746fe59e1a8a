import Foundation
import ItemsCore

/// Everything outside the feature: a server, a clock, a file and the team's log.
protocol Outside: AnyObject, Sendable {
  /// Reads a page, and changes nothing.
  func get(_ url: URL) throws -> Data
  var time: Duration { get }
  /// Replaces the saved items.
  func save(_ items: CachedItems) throws
  /// Reports an error to the team.
  func report(_ error: any Error)
}
