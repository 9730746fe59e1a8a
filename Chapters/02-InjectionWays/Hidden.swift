// The discomfort before the pattern.

// snippet.hidden
/// Its initialiser asks for nothing, and so it seems to need nothing.
final class HiddenLoginViewModel {
  func message() -> String { "Welcome, \(ServerAPIClient.shared.login().name)" }
}
// snippet.end
