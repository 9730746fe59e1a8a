import Foundation

/// A real HTTP server on the loopback address, for as many requests as it was given answers.
///
/// It takes a free port, listens on a thread of its own, and ends by itself: after the last answer, or
/// when nobody has come for minutes. Seconds would not do: between two requests a test may wait that
/// long for its turn among a thousand others.
package struct LoopbackServer {
  package enum Answer: Sendable {
    case page(status: Int, String)
    /// Promises more bytes than it sends.
    case cutShort
    /// Keeps the client waiting first, unless it goes.
    case late(milliseconds: Int32, String)
    /// Reads the request and waits until the client goes.
    case silence
  }

  /// A proxy of this machine is not asked.
  private static let withoutProxy: Void = { setenv("no_proxy", "127.0.0.1", 1) }()

  /// A client that has gone must not end the tests: a write to it would raise SIGPIPE.
  private static let withoutBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

  package let address: URL

  package init(answering answers: [Answer]) throws {
    try self.init(clients: answers.count) { number, client in
      serve(answers[number], to: client)
      end(client)
    }
  }

  /// A server that hands each request to `handler`, as many at the same time as come, and sends what it
  /// returns. It ends after so many requests.
  package init(
    requests count: Int, handler: @escaping @Sendable (_ head: String) async -> String
  ) throws {
    try self.init(clients: count) { _, client in
      let head = readSome(from: client)
      Task {
        send(page(200, await handler(head)), to: client)
        end(client)
      }
    }
  }

  private init(
    clients count: Int, serve: @escaping @Sendable (_ number: Int, _ client: Int32) -> Void
  ) throws {
    Self.withoutProxy
    Self.withoutBrokenPipes
    let listening = try Listening()
    address = listening.address
    guard listen(listening.socket, 8) == 0 else { throw NoServer() }
    Thread.detachNewThread {
      defer { close(listening.socket) }
      for number in 0..<count {
        guard isReady(listening.socket, within: limit) else { return }
        serve(number, accept(listening.socket, nil, nil))
      }
    }
  }

  /// An address that refuses every connection: nobody listens there. A port that is taken and has no
  /// listener would not do, because on a Mac it says nothing.
  package static var refusing: URL {
    Self.withoutProxy
    return URL(string: "http://127.0.0.1:1/today")!
  }
}

private struct NoServer: Error {}

/// A socket with a free port of the loopback address.
private struct Listening {
  let socket: Int32
  let address: URL

  init() throws {
    let socket = Foundation.socket(AF_INET, number(of: SOCK_STREAM), 0)
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &name) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, size) == 0 && getsockname(socket, $0, &size) == 0
      }
    }
    let port = UInt16(bigEndian: name.sin_port)
    guard isBound, let address = URL(string: "http://127.0.0.1:\(port)/today") else {
      throw NoServer()
    }
    (self.socket, self.address) = (socket, address)
  }
}

/// Nobody is waited for longer than these milliseconds.
private let limit: Int32 = 600_000

/// Whether something can be read or accepted there, in so many milliseconds. A child of another test
/// that ends may interrupt the waiting; then it begins again.
private func isReady(_ socket: Int32, within milliseconds: Int32) -> Bool {
  var asked = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
  while true {
    let count = poll(&asked, 1, milliseconds)
    if count >= 0 || errno != EINTR { return count == 1 }
  }
}

/// A child that another test starts may have inherited the connection; the first line ends it anyway.
private func end(_ client: Int32) {
  shutdown(client, Int32(SHUT_RDWR))
  close(client)
}

private func serve(_ answer: LoopbackServer.Answer, to client: Int32) {
  readSome(from: client)
  switch answer {
  case .page(let status, let body):
    send(page(status, body), to: client)
  case .late(let milliseconds, let body):
    if !isReady(client, within: milliseconds) { send(page(200, body), to: client) }
  case .cutShort:
    send("HTTP/1.1 200 -\r\nContent-Length: 1000\r\n\(closing){", to: client)
  case .silence:
    readSome(from: client)
  }
}

private func page(_ status: Int, _ body: String) -> String {
  "HTTP/1.1 \(status) -\r\nContent-Length: \(body.utf8.count)\r\n\(closing)\(body)"
}

private let closing = "Connection: close\r\n\r\n"

/// A request of these tests fits in one reading; a client that goes can be read as well, as its end.
@discardableResult
private func readSome(from client: Int32) -> String {
  guard isReady(client, within: limit) else { return "" }
  var bytes = [UInt8](repeating: 0, count: 4_096)
  let count = read(client, &bytes, bytes.count)
  return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
}

private func send(_ text: String, to client: Int32) {
  _ = Array(text.utf8).withUnsafeBytes { Foundation.send(client, $0.baseAddress, $0.count, 0) }
}
