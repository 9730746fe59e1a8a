import Foundation
import ToolSupport

/// Responds to requests on the loopback address: one request per connection, each on its own thread.
package final class HTTPServer: Sendable {
  /// The limit of open connections, below a process's limit of open files.
  static let maxConnections = 64
  /// The time a client has to send its request.
  private let timeout: Duration
  private let socket: LoopbackSocket
  private let open = Locked(0)
  private let refusal: @Sendable (HTTPHead) -> HTTPResponse?
  private let answer: @Sendable (HTTPRequest) async -> HTTPResponse

  /// Starts to accept connections.
  ///
  /// - Parameters:
  ///   - timeout: the time a client has to send its request.
  ///   - refusal: the response to a request that is rejected by its head alone, before its body is read.
  package init(
    _ socket: LoopbackSocket, timeout: Duration = .seconds(10),
    refusal: @escaping @Sendable (HTTPHead) -> HTTPResponse? = { _ in nil },
    answer: @escaping @Sendable (HTTPRequest) async -> HTTPResponse
  ) {
    (self.socket, self.timeout) = (socket, timeout)
    (self.refusal, self.answer) = (refusal, answer)
    Thread.detachNewThread { [self] in
      while let connection = socket.accept() {
        let isFull = open.withLock { count in
          count += 1
          return count > Self.maxConnections
        }
        Thread.detachNewThread { [self] in
          if isFull {
            send(.text(503, "Too many requests at once. Close some pages."), to: connection)
            close(connection)
          } else {
            serve(connection)
          }
        }
      }
    }
  }

  /// Stops accepting connections.
  package func end() { socket.end() }

  private func close(_ connection: Connection) {
    connection.end()
    open.withLock { $0 -= 1 }
  }

  private func serve(_ connection: Connection) {
    let response: HTTPResponse
    switch request(on: connection) {
    case .success(let request):
      let answered = Locked<HTTPResponse?>(nil)
      let done = DispatchSemaphore(value: 0)
      Task { [answer] in
        let response = await answer(request)
        answered.withLock { $0 = response }
        done.signal()
      }
      // This thread belongs to no task, so it may block.
      done.wait()
      response = answered.withLock { $0 } ?? .text(500, "No response")
    case .failure(let refusal):
      guard let refusal = refusal.response else { return close(connection) }
      response = refusal
    }
    let isSent = send(response, to: connection)
    guard isSent, case .events(let events) = response.body else { return close(connection) }
    Task { [self] in
      await withTaskGroup { group in
        group.addTask {
          for await event in events {
            let lines = event.split(separator: "\n", omittingEmptySubsequences: false)
            let text = lines.map { "data: \($0)\n" }.joined() + "\n"
            // A client that doesn't read will reconnect and get the newest state.
            guard connection.write(Array(text.utf8), within: .zero) else { return }
          }
        }
        group.addTask {
          // Without this heartbeat, a disconnect would be noticed only at the next event.
          while (try? await Task.sleep(for: .seconds(5))) != nil {
            guard connection.write(Array(":\n\n".utf8), within: .zero) else { return }
          }
        }
        await group.next()
        group.cancelAll()
      }
      Thread.detachNewThread { [self] in close(connection) }
    }
  }

  @discardableResult
  private func send(_ response: HTTPResponse, to connection: Connection) -> Bool {
    var bytes = Array(response.head.utf8)
    if case .bytes(let body) = response.body { bytes += body }
    return connection.write(bytes)
  }

  private struct Refusal: Error {
    /// Nil if the client has disconnected.
    let response: HTTPResponse?

    init(_ status: Int, _ sentence: String) { response = .text(status, sentence) }

    init(_ response: HTTPResponse?) { self.response = response }

    static let misunderstood = Refusal(400, "Bad request")
  }

  /// Reads a whole request.
  private func request(on connection: Connection) -> Result<HTTPRequest, Refusal> {
    let end = ContinuousClock.now + timeout
    var bytes: [UInt8] = []
    var found: HTTPHead?
    while true {
      if let found, let length = found.length, bytes.count >= length {
        return HTTPRequest(found, body: Array(bytes.prefix(length))).map { .success($0) }
          ?? .failure(.misunderstood)
      }
      guard let more = connection.read(within: end - .now) else {
        return .failure(Refusal(408, "The request timed out."))
      }
      if more.isEmpty { return .failure(Refusal(nil)) }
      bytes += more
      guard found == nil else { continue }
      guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else {
        if bytes.count > HTTPHead.maxBytes {
          return .failure(Refusal(431, "The request header is too large."))
        }
        continue
      }
      guard end.lowerBound <= HTTPHead.maxBytes, let head = HTTPHead(bytes[..<end.lowerBound])
      else { return .failure(.misunderstood) }
      if let refusal = refusal(head) { return .failure(Refusal(refusal)) }
      guard let length = head.length else {
        return .failure(Refusal(411, "Content-Length is required."))
      }
      guard length <= HTTPRequest.maxBodyBytes else {
        return .failure(
          Refusal(413, "The request body is larger than \(HTTPRequest.maxBodyBytes >> 20) MB."))
      }
      bytes.removeFirst(end.upperBound)
      found = head
    }
  }
}
