import Foundation
import ToolSupport

/// Answers requests on the loopback address, each on a thread of its own, and one for each connection.
package final class HTTPServer: Sendable {
  /// How many connections may be open at once: fewer than a process may open files.
  static let mostConnections = 64
  /// How long a client may take for its request.
  private let patience: Duration
  private let socket: LoopbackSocket
  private let open = Locked(0)
  private let answer: @Sendable (HTTPRequest) async -> HTTPResponse

  /// Begins to answer.
  ///
  /// - Parameter patience: how long a client may take for its request.
  package init(
    _ socket: LoopbackSocket, patience: Duration = .seconds(10),
    answer: @escaping @Sendable (HTTPRequest) async -> HTTPResponse
  ) {
    (self.socket, self.patience, self.answer) = (socket, patience, answer)
    Thread.detachNewThread { [self] in
      while let connection = socket.accept() {
        let isFull = open.withLock { count in
          count += 1
          return count > Self.mostConnections
        }
        Thread.detachNewThread { [self] in
          if isFull {
            send(.text(503, "Too many requests at once. Close some pages."), to: connection)
            leave(connection)
          } else {
            serve(connection)
          }
        }
      }
    }
  }

  /// Takes no more requests.
  package func end() { socket.end() }

  private func leave(_ connection: Connection) {
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
      // This thread is no task's, so that it may wait.
      done.wait()
      response = answered.withLock { $0 } ?? .text(500, "There is no answer.")
    case .failure(let refusal):
      guard let refusal = refusal.response else { return leave(connection) }
      response = refusal
    }
    let isSent = send(response, to: connection)
    guard isSent, case .events(let events) = response.body else { return leave(connection) }
    Task { [self] in
      await withTaskGroup { group in
        group.addTask {
          for await event in events {
            let lines = event.split(separator: "\n", omittingEmptySubsequences: false)
            let text = lines.map { "data: \($0)\n" }.joined() + "\n"
            // A client that takes nothing comes again, and gets the newest state.
            guard connection.write(Array(text.utf8), within: .zero) else { return }
          }
        }
        group.addTask {
          // Otherwise a client that has gone would be noticed at the next event only.
          while (try? await Task.sleep(for: .seconds(5))) != nil {
            guard connection.write(Array(":\n\n".utf8), within: .zero) else { return }
          }
        }
        await group.next()
        group.cancelAll()
      }
      Thread.detachNewThread { [self] in leave(connection) }
    }
  }

  @discardableResult
  private func send(_ response: HTTPResponse, to connection: Connection) -> Bool {
    var bytes = Array(response.head.utf8)
    if case .bytes(let body) = response.body { bytes += body }
    return connection.write(bytes)
  }

  private struct Refusal: Error {
    /// Nil where nobody is there to read one.
    let response: HTTPResponse?

    init(_ status: Int, _ sentence: String) { response = .text(status, sentence) }

    init() { response = nil }
  }

  /// Reads a whole request.
  private func request(on connection: Connection) -> Result<HTTPRequest, Refusal> {
    let end = ContinuousClock.now + patience
    var bytes: [UInt8] = []
    var request: HTTPRequest?
    while true {
      if let request, let length = request.length, bytes.count >= length {
        var request = request
        request.body = Array(bytes.prefix(length))
        return .success(request)
      }
      guard let more = connection.read(within: end - .now) else {
        return .failure(Refusal(408, "The request did not come to its end."))
      }
      if more.isEmpty { return .failure(Refusal()) }
      bytes += more
      guard request == nil else { continue }
      guard let head = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else {
        if bytes.count > HTTPRequest.mostHead {
          return .failure(Refusal(431, "The head of the request is too long."))
        }
        continue
      }
      guard head.lowerBound <= HTTPRequest.mostHead,
        let text = String(validating: bytes[..<head.lowerBound], as: UTF8.self),
        let read = HTTPRequest(head: text)
      else { return .failure(Refusal(400, "This is no request that is understood.")) }
      guard let length = read.length else {
        return .failure(Refusal(411, "Say the length of the body."))
      }
      guard length <= HTTPRequest.mostBody else {
        return .failure(Refusal(413, "More than \(HTTPRequest.mostBody >> 20) MB is not read."))
      }
      bytes.removeFirst(head.upperBound)
      request = read
    }
  }
}
