import Foundation
import ServerAPI

/// Answers from a table, in place of a server.
func offline(_ bodies: [String: String]) -> ServerAPIClient.Transport {
  { request, completion in
    completion(
      Result {
        guard let body = bodies[request.path] else { throw NoAnswer(path: request.path) }
        return Data(body.utf8)
      })
  }
}

struct NoAnswer: Error, Equatable, CustomStringConvertible {
  let path: String

  var description: String { "no answer from \(path)" }
}

extension ServerAPIClient {
  /// A client of a server that answers all of them.
  static func demo() -> ServerAPIClient {
    ServerAPIClient(
      transport: offline([
        "/login": #"{"name": "Ada"}"#,
        "/v2/login": #"{"name": "Ada Lovelace"}"#,
        "/items": #"[{"item": "tea"}, {"item": "milk"}]"#,
        "/items/first": #"{"item": "tea"}"#,
        "/friends": #"[{"friend": "Grace"}, {"friend": "Alan"}]"#,
      ]))
  }

  /// The client of the second app, the till. Its server has another path, and other JSON.
  static func till() -> ServerAPIClient {
    ServerAPIClient(transport: offline(["/staff": #"{"staff": "Grace"}"#]))
  }

  /// A client of a server that knows no login, and sends a page of text for the items.
  static func broken() -> ServerAPIClient {
    ServerAPIClient(transport: offline(["/items": "<p>Please come back later</p>"]))
  }
}

/// What the client itself delivers: the text of the bytes.
func text(_ client: ServerAPIClient, _ path: String) -> String {
  var text = ""
  client.execute(Request(path: path)) { result in
    text = (try? String(decoding: result.get(), as: UTF8.self)) ?? "no text"
  }
  return text
}
