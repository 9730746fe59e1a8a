import Foundation

/// A client that sends bytes to a server on this machine, whether they are a request or not.
package struct RawClient {
  /// Sends bytes and reads what comes back until the server closes; empty where nobody listens.
  ///
  /// - Parameter goes: whether it closes its end behind the bytes, and reads nothing.
  package static func exchange(
    _ text: String, with port: UInt16, goes: Bool = false
  ) async -> String {
    await withCheckedContinuation { continuation in
      // A server may take its time, and the threads that run tasks are few.
      Thread.detachNewThread {
        continuation.resume(returning: exchangeBlocking(text, with: port, goes: goes))
      }
    }
  }

  /// A socket that a server on this machine has taken; nil where nobody listens. No child gets it.
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
