import Foundation

/// A request of HTTP/1.1, as far as the book needs it.
package struct HTTPRequest: Sendable {
  package let method: String
  /// Between the address and the question mark, decoded.
  package let path: String
  /// Behind the question mark, decoded.
  package let query: [String: String]
  /// By their names in lower case.
  package let headers: [String: String]
  package var body: [UInt8] = []

  /// What a head may be long, and a body.
  static let (mostHead, mostBody) = (16 << 10, 1 << 20)

  /// - Parameter head: all above the empty line.
  /// - Returns: nil where it has another form.
  init?(head: String) {
    var lines = head.replacing("\r\n", with: "\n").split(separator: "\n").map(String.init)[...]
    let words = (lines.popFirst() ?? "").split(separator: " ").map(String.init)
    guard words.count == 3, words[1].hasPrefix("/"), words[2].hasPrefix("HTTP/1.") else {
      return nil
    }
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = String(target[0]).removingPercentEncoding else { return nil }
    (method, self.path) = (words[0], path)
    var query: [String: String] = [:]
    for pair in target.dropFirst().first?.split(separator: "&") ?? [] {
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      query[parts[0]] = parts.count > 1 ? parts[1].removingPercentEncoding : ""
    }
    var headers: [String: String] = [:]
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0].lowercased()
      // Of two hosts nobody knows which one is meant.
      guard parts.count == 2, headers[name] == nil || name != "host" else { return nil }
      headers[name] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    (self.query, self.headers) = (query, headers)
  }

  /// How long its body is; nil where it says so in another way.
  var length: Int? {
    if headers["transfer-encoding"] != nil { return nil }
    guard let text = headers["content-length"] else { return 0 }
    return Int(text).flatMap { $0 >= 0 ? $0 : nil }
  }
}

/// The answer to a request.
package struct HTTPResponse: Sendable {
  package enum Body: Sendable {
    case bytes([UInt8])
    /// Events of the browser's `EventSource`, one text each, until there are no more or nobody listens.
    case events(AsyncStream<String>)
  }

  package let status: Int
  package let type: String
  package let body: Body
  package var headers: [(String, String)] = []

  package init(_ status: Int, _ type: String, _ text: String) {
    (self.status, self.type, body) = (status, "\(type); charset=utf-8", .bytes(Array(text.utf8)))
  }

  package init(events: AsyncStream<String>) {
    (status, type, body) = (200, "text/event-stream; charset=utf-8", .events(events))
  }

  /// A sentence, such as why it is refused.
  package static func text(_ status: Int, _ sentence: String) -> HTTPResponse {
    HTTPResponse(status, "text/plain", sentence + "\n")
  }

  /// The head, with what keeps a page to itself: nothing is loaded from elsewhere, no address is handed
  /// on, nothing is kept.
  var head: String {
    var lines = [
      "HTTP/1.1 \(status) -",
      "Content-Type: \(type)", "Connection: close", "Cache-Control: no-store",
      "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
      "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; "
        + "img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'",
      "Cross-Origin-Resource-Policy: same-origin",
    ]
    if case .bytes(let bytes) = body { lines.append("Content-Length: \(bytes.count)") }
    lines += headers.map { "\($0): \($1)" }
    return lines.map { "\($0)\r\n" }.joined() + "\r\n"
  }
}
