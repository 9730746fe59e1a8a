/// The head of an HTTP/1.1 request, not decoded.
package struct HTTPHead: Sendable {
  package let method: String
  /// Path and query, not decoded.
  package let target: String
  /// By lowercase name.
  package let headers: [String: String]

  /// The size limit of a head.
  static let maxBytes = 16 << 10

  /// - Parameter bytes: everything before the empty line.
  /// - Returns: nil if it is malformed, or has a header twice: with two hosts it is unclear which one is
  ///   meant.
  package init?(_ bytes: some Sequence<UInt8>) {
    let text = String(decoding: Array(bytes), as: UTF8.self)
    var lines = text.split(separator: Character("\r\n"), omittingEmptySubsequences: false)[...]
    // Parsers disagree about a line feed alone.
    guard lines.allSatisfy({ $0.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 } }),
      let first = lines.popFirst(), case (let method, let rest?) = first.cut(at: " "),
      case (let target, let version?) = rest.cut(at: " "),
      !method.isEmpty, method.utf8.allSatisfy({ 0x41...0x5A ~= $0 }),
      target.utf8.first == UInt8(ascii: "/"), target.utf8.allSatisfy({ 0x21...0x7E ~= $0 }),
      ["HTTP/1.0", "HTTP/1.1"].contains(version)
    else { return nil }
    var headers: [String: String] = [:]
    for line in lines {
      guard case (let name, let value?) = line.cut(at: ":"), !name.isEmpty,
        name.utf8.allSatisfy(Self.isOfName),
        headers.updateValue(value.trimming { " \t".contains($0) }, forKey: name.lowercased()) == nil
      else { return nil }
    }
    (self.method, self.target, self.headers) = (String(method), String(target), headers)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }

  /// The length of the body; nil if it isn't given in digits.
  var length: Int? {
    if headers["transfer-encoding"] != nil { return nil }
    guard let text = headers["content-length"] else { return 0 }
    guard !text.isEmpty, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    return Int(text) ?? .max
  }
}

/// A request, as far as the book needs it.
package struct HTTPRequest: Sendable {
  package let head: HTTPHead
  /// The part before the question mark, decoded.
  package let path: String
  /// The part after the question mark, decoded like a form.
  package let query: [String: String]
  package let body: [UInt8]

  /// The size limit of a body.
  static let maxBodyBytes = 1 << 20

  /// - Returns: nil if the target isn't percent-encoded text, or repeats a name.
  package init?(_ head: HTTPHead, body: [UInt8] = []) {
    let (start, rest) = head.target.cut(at: "?")
    guard let path = start.percentDecoded else { return nil }
    var query: [String: String] = [:]
    for pair in (rest ?? "").split(separator: "&") {
      let (name, value) = pair.replacing("+", with: " ").cut(at: "=")
      guard let name = name.percentDecoded, let value = (value ?? "").percentDecoded,
        query.updateValue(value, forKey: name) == nil
      else { return nil }
    }
    (self.head, self.path, self.query, self.body) = (head, path, query, body)
  }
}

/// The response to a request.
package struct HTTPResponse: Sendable {
  package enum Body: Sendable {
    case bytes([UInt8])
    /// Events of the browser's `EventSource`, one text each, until the stream ends or the client disconnects.
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

  /// A plain-text response, such as an error.
  package static func text(_ status: Int, _ sentence: String) -> HTTPResponse {
    HTTPResponse(status, "text/plain", sentence + "\n")
  }

  /// The head, with headers that isolate a page: no resources from other sites, no referrer,
  /// no caching.
  var head: String {
    var lines = [
      "HTTP/1.1 \(status) -",
      "Content-Type: \(type)", "Connection: close", "Cache-Control: no-store",
      "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
      "Content-Security-Policy: \(ContentPolicy.text); frame-ancestors 'none'",
      "Cross-Origin-Resource-Policy: same-origin",
    ]
    if case .bytes(let bytes) = body { lines.append("Content-Length: \(bytes.count)") }
    lines += headers.map { "\($0): \($1)" }
    return lines.map { "\($0)\r\n" }.joined() + "\r\n"
  }
}

/// The content security policy: a page loads only the book's files, and runs no inline script or style.
enum ContentPolicy {
  static let text = policy(own: "'self'")

  /// The policy as a tag, for pages on servers without such a header, and for pages opened as
  /// files, where `'self'` means nothing.
  static let tag =
    "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy(own: "'self' file:"))\">"

  private static func policy(own: String) -> String {
    "default-src 'none'; script-src \(own); style-src \(own); img-src \(own) data:; "
      + "connect-src 'self'; form-action 'self'; base-uri 'none'"
  }
}
