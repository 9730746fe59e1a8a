import Foundation

/// A client that sends any bytes to a server on this machine, not only valid requests.
package struct RawClient {
  /// Sends bytes and reads until the server closes the connection; empty if there is no server.
  ///
  /// - Parameter goes: whether it disconnects after sending, without reading.
  package static func exchange(
    _ text: String, with port: UInt16, goes: Bool = false
  ) async -> String {
    await withCheckedContinuation { continuation in
      // A server can be slow, and the pool that runs tasks has few threads.
      Thread.detachNewThread {
        continuation.resume(returning: exchangeBlocking(text, with: port, goes: goes))
      }
    }
  }

  /// A connection to a server on this machine; nil if there is none. Children don't inherit it.
  package static func connection(to port: UInt16) -> Int32? {
    _ = signal(SIGPIPE, SIG_IGN)
    let socket = Foundation.socket(AF_INET, number(of: SOCK_STREAM), 0)
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_port = port.bigEndian
    name.sin_addr.s_addr = inet_addr("127.0.0.1")
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isThere = withUnsafeMutablePointer(to: &name) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, size) == 0 }
    }
    if isThere { return socket }
    close(socket)
    return nil
  }

  private static func exchangeBlocking(_ text: String, with port: UInt16, goes: Bool) -> String {
    guard let socket = connection(to: port) else { return "" }
    defer { close(socket) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, 0) }
      guard sent > 0 else { break }
      rest = rest.dropFirst(sent)
    }
    if goes { return "" }
    var (answer, bytes): ([UInt8], [UInt8]) = ([], [UInt8](repeating: 0, count: 1 << 16))
    while true {
      let count = recv(socket, &bytes, bytes.count, 0)
      guard count > 0 else { return String(decoding: answer, as: UTF8.self) }
      answer += bytes[..<count]
    }
  }
}
