import Foundation
import ServerAPI

// snippet.direct
/// No adapter at all: the view model knows the client, the path and the JSON.
final class DirectLoginViewModel {
  private struct Body: Decodable {
    let name: String
  }

  private(set) var message = ""
  private let client: ServerAPIClient

  init(client: ServerAPIClient) { self.client = client }

  func login() {
    client.execute(Request(path: "/login")) { [weak self] result in
      do {
        let body = try JSONDecoder().decode(Body.self, from: result.get())
        self?.message = "Welcome, \(body.name)"
      } catch {
        self?.message = "No login: \(error)"
      }
    }
  }
}
// snippet.end
