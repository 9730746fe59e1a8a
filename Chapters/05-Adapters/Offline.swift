import Foundation
import ServerAPI

/// Replaces a server: answers from a table of paths and bodies.
func stubTransport(responses: [String: String]) -> ServerAPIClient.Transport {
  { request, completion in
    completion(
      Result {
        guard let body = responses[request.path] else { throw NoAnswer(path: request.path) }
        return Data(body.utf8)
      })
  }
}

struct NoAnswer: Error, Equatable, CustomStringConvertible {
  let path: String

  var description: String { "no answer from \(path)" }
}

extension ServerAPIClient {
  /// A client of a server that answers all requests of the shop.
  static func demo() -> ServerAPIClient {
    ServerAPIClient(
      transport: stubTransport(responses: [
        "/login": #"{"name": "Ada"}"#,
        "/v2/login": #"{"name": "Ada Lovelace"}"#,
        "/items": #"[{"item": "tea"}, {"item": "milk"}]"#,
        "/items/first": #"{"item": "tea"}"#,
        "/friends": #"[{"friend": "Grace"}, {"friend": "Alan"}]"#,
      ]))
  }

  /// The client of the second app, the till. Its server has a different path and different JSON.
  static func till() -> ServerAPIClient {
    ServerAPIClient(transport: stubTransport(responses: ["/staff": #"{"staff": "Grace"}"#]))
  }

  /// A client of a server without a login path, which sends HTML for the items.
  static func broken() -> ServerAPIClient {
    ServerAPIClient(
      transport: stubTransport(responses: ["/items": "<p>Please come back later</p>"]))
  }
}

/// The client's answer as text, without an adapter.
func responseText(from client: ServerAPIClient, path: String) -> String {
  var text = ""
  client.execute(Request(path: path)) { result in
    text = (try? String(decoding: result.get(), as: UTF8.self)) ?? "no text"
  }
  return text
}
