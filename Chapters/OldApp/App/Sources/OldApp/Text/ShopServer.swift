import Foundation
import Synchronization

/// The shop's server, on the loopback address. It isn't part of the app.
nonisolated final class ShopServer: Sendable {
  let address: URL
  private let seen = Mutex<[String]>([])

  /// What clients have sent, with the customer whose token each request had.
  var requests: [String] { seen.withLock { $0 } }

  init() throws {
    // Bypasses the proxy of this machine.
    setenv("no_proxy", "127.0.0.1", 1)
    #if os(Linux)
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &name) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 64) == 0
          && getsockname(listener, $0, &size) == 0
      }
    }
    guard isBound, let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: name.sin_port))")
    else { throw ShopError.offline }
    address = url
    Thread.detachNewThread { [self] in
      while case let client = accept(listener, nil, nil), client >= 0 { serve(client) }
    }
  }

  private func serve(_ client: Int32) {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while !String(decoding: bytes, as: UTF8.self).contains("\r\n\r\n") {
      let count = recv(client, &chunk, chunk.count, 0)
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    let (status, body) = answer(String(decoding: bytes, as: UTF8.self))
    let response =
      "HTTP/1.1 \(status) -\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
    _ = response.withCString { send(client, $0, strlen($0), 0) }
    shutdown(client, Int32(SHUT_WR))
    while recv(client, &chunk, chunk.count, 0) > 0 {}
    close(client)
  }

  private func answer(_ head: String) -> (status: Int, body: String) {
    let lines = head.split(separator: "\r\n")
    let words = lines.first?.split(separator: " ").map(String.init) ?? []
    guard words.count > 1 else { return (400, "") }
    let path = words[1].split(separator: "/").map(String.init)
    let token = lines.first { $0.lowercased().hasPrefix("x-token: ") }?.dropFirst(9)
    let customer = token.map { String($0.dropFirst("token of ".count)) }
    let number = seen.withLock { seen in
      seen.append("\(words[0]) \(path[0]) as \(customer ?? "guest")")
      return seen.count { $0.hasPrefix("POST orders") && !$0.hasSuffix("guest") }
    }
    switch path[0] {
    case "items": return (200, Self.items)
    case "login" where path.count == 3 && path[2] == "tea4two":
      return (200, #"{"name": "\#(path[1])", "token": "token of \#(path[1])"}"#)
    case "login": return (403, "")
    case "orders":
      guard let customer else { return (401, "") }
      return (200, #"{"number": \#(number), "customer": "\#(customer)"}"#)
    default: return (404, "")
    }
  }

  /// The deal for tea ends in 2100, that for cake ended in 2000.
  private static let items = """
    [{"id": 1, "name": "tea", "price": 300, "dealEnds": 4102444800},
     {"id": 2, "name": "cake", "price": 450, "dealEnds": 946684800}]
    """
}
