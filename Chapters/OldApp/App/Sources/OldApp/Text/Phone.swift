import Foundation

/// A phone with the app.
final class Phone {
  init(server: URL) { APIClient.baseURL = server }

  /// What support reads when the customer calls.
  var log: [String] { Log.shared.lines }

  func openWindow() -> Window { Window() }
}
