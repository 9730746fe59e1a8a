import Foundation
import ServerAPI

enum Before {
  /// Without an adapter: the view model depends on the client, the path and the JSON.
  final class LoginViewModel {
    private struct RemoteUser: Decodable {
      let name: String
    }

    private(set) var message = ""
    private let client: ServerAPIClient

    init(client: ServerAPIClient) { self.client = client }

    func login() {
      client.execute(Request(path: "/login")) { [weak self] result in
        do {
          let user = try JSONDecoder().decode(RemoteUser.self, from: result.get())
          self?.message = "Welcome, \(user.name)"
        } catch {
          self?.message = "No login: \(error)"
        }
      }
    }
  }
}
