import Foundation

/// A socket that listens on the loopback address. Children don't inherit it, nor its connections.
package struct LoopbackSocket: Sendable {
  package let port: UInt16
  private let socket: Int32

  /// - Parameter port: 0 for any free port.
  /// - Returns: nil if the port is in use.
  package init?(port: UInt16) {
    #if os(Linux)
      socket = Foundation.socket(
        AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    #else
      socket = Foundation.socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard socket >= 0 else { return nil }
    var yes: Int32 = 1
    // Otherwise the port of an earlier book stays in use for a while.
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_port = port.bigEndian
    name.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = socket
    let isBound = withUnsafeMutablePointer(to: &name) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        #if os(Linux)
          // With the GNU extensions an address is a union of all kinds.
          bind(socket, __CONST_SOCKADDR_ARG(__sockaddr__: $0), size) == 0
            && getsockname(socket, __SOCKADDR_ARG(__sockaddr__: $0), &size) == 0
        #else
          bind(socket, $0, size) == 0 && getsockname(socket, $0, &size) == 0
        #endif
      }
    }
    self.port = UInt16(bigEndian: name.sin_port)
    guard isBound, listen(socket, 64) == 0 else {
      close(socket)
      return nil
    }
  }

  /// Blocks the thread until the next connection; nil after the socket was closed.
  package func accept() -> Connection? {
    while true {
      #if os(Linux)
        let client = accept4(
          socket, __SOCKADDR_ARG(__sockaddr__: nil), nil, Int32(SOCK_CLOEXEC.rawValue))
      #else
        let client = Foundation.accept(socket, nil, nil)
      #endif
      if client >= 0 { return Connection(client) }
      switch errno {
      case EINTR, ECONNABORTED, EPROTO: continue
      case EMFILE, ENFILE, ENOBUFS, ENOMEM:
        // Other connections will close and free resources.
        usleep(50_000)
      default: return nil
      }
    }
  }

  package func end() {
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }
}

/// One connection of a client on this machine.
package struct Connection: Sendable {
  private let socket: Int32

  fileprivate init(_ socket: Int32) {
    self.socket = socket
    #if !os(Linux)
      var yes: Int32 = 1
      setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  private static func milliseconds(_ limit: Duration) -> Int32 {
    Int32(min(max(0, limit / .milliseconds(1)), 1e9))
  }

  /// Blocks the thread until data arrives and returns it: empty at the end, nil at the time limit.
  package func read(within limit: Duration) -> [UInt8]? {
    var descriptor = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    let count = poll(&descriptor, 1, Self.milliseconds(limit))
    guard count > 0 else { return count < 0 && errno == EINTR ? read(within: limit) : nil }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let size = recv(socket, &bytes, bytes.count, 0)
    return size > 0 ? Array(bytes[..<size]) : []
  }

  /// Blocks the thread until the client has received everything.
  ///
  /// - Parameter limit: how long the client may stall; zero fails at once.
  /// - Returns: whether everything was sent.
  package func write(_ bytes: [UInt8], within limit: Duration = .seconds(10)) -> Bool {
    #if os(Linux)
      let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
    #else
      let flags = MSG_DONTWAIT
    #endif
    var remaining = bytes[...]
    while !remaining.isEmpty {
      let size = remaining.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, flags) }
      if size >= 0 {
        remaining = remaining.dropFirst(size)
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        var descriptor = pollfd(fd: socket, events: Int16(POLLOUT), revents: 0)
        guard poll(&descriptor, 1, Self.milliseconds(limit)) > 0 else { return false }
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  package func end() {
    // Closing at once would discard the answer of a client that is still sending.
    shutdown(socket, Int32(SHUT_WR))
    var descriptor = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    var left = 16
    while left > 0, poll(&descriptor, 1, 200) > 0, recv(socket, &bytes, bytes.count, 0) > 0 {
      left -= 1
    }
    close(socket)
  }
}
