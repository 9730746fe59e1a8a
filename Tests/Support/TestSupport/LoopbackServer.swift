import Foundation
import ToolSupport

/// A server on the loopback address with one prepared answer for each request. Unlike the book's `HTTPServer` it can also
/// misbehave.
package struct LoopbackServer {
  package enum Answer: Sendable {
    case page(status: Int, String)
    /// Announces more bytes than it sends.
    case cutShort
    /// Answers after a delay, unless the client disconnects.
    case late(milliseconds: Int, String)
    /// Reads the request and waits until the client disconnects.
    case silence
  }

  /// How long the server waits for a request, or for a client to disconnect. Minutes, because a thousand other tests
  /// can delay a test.
  private static let patience = Duration.seconds(600)

  /// Bypasses the proxy of this machine.
  private static let withoutProxy: Void = { setenv("no_proxy", "127.0.0.1", 1) }()

  package let address: URL

  package init(answering answers: [Answer]) throws {
    try self.init(clients: answers.count) { number, client in
      _ = client.read(within: Self.patience)
      switch answers[number] {
      case .page(let status, let body): Self.send(status, body, to: client)
      case .cutShort: Self.send(200, "{", promising: 1000, to: client)
      case .late(let milliseconds, let body):
        if client.read(within: .milliseconds(milliseconds)) == nil {
          Self.send(200, body, to: client)
        }
      case .silence: _ = client.read(within: Self.patience)
      }
      client.end()
    }
  }

  /// A server that calls `handler` for each request, concurrently, and sends the returned text.
  package init(
    requests count: Int, handler: @escaping @Sendable (_ head: String) async -> String
  ) throws {
    try self.init(clients: count) { _, client in
      let head = String(decoding: client.read(within: Self.patience) ?? [], as: UTF8.self)
      Task {
        Self.send(200, await handler(head), to: client)
        client.end()
      }
    }
  }

  private init(
    clients count: Int, serve: @escaping @Sendable (_ number: Int, _ client: Connection) -> Void
  ) throws {
    Self.withoutProxy
    guard let socket = LoopbackSocket(port: 0),
      let address = URL(string: "http://127.0.0.1:\(socket.port)/today")
    else { throw ToolError("No port of the loopback address is free.") }
    self.address = address
    Thread.detachNewThread {
      for number in 0..<count {
        if let client = socket.accept() { serve(number, client) }
      }
      socket.end()
    }
  }

  /// - Parameter length: the announced length of the body, if that is wrong.
  private static func send(
    _ status: Int, _ body: String, promising length: Int? = nil, to client: Connection
  ) {
    let head = "HTTP/1.1 \(status) -\r\nContent-Length: \(length ?? body.utf8.count)\r\n"
    _ = client.write(Array("\(head)Connection: close\r\n\r\n\(body)".utf8))
  }

  /// An address that refuses every connection. A port that is bound but not listening wouldn't work, because a Mac
  /// doesn't answer at such a port.
  package static var refusing: URL {
    Self.withoutProxy
    return URL(string: "http://127.0.0.1:1/today")!
  }
}
