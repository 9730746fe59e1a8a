import Foundation

/// Reports possible saves of files; a test can send its own.
package protocol SaveSignals: Sendable {
  /// A value soon after a file in one of the folders may have changed. There can be false alarms, so compare the text.
  func signals(in folders: [String]) -> AsyncStream<Void>
}

/// File events on Linux, and a timer, because other systems and some file systems have no events.
package struct RealSaveSignals: SaveSignals {
  private let pause: Duration?

  /// - Parameter pause: the interval of the timer. If nil, half a second, or less without file events.
  package init(pause: Duration? = nil) { self.pause = pause }

  package func signals(in folders: [String]) -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { stream in
      let queue = DispatchQueue(label: "saves")
      // A source can be canceled on any thread, although its type isn't Sendable.
      nonisolated(unsafe) let events = Self.events(in: folders, queue) { stream.yield() }
      let pause = (pause ?? .milliseconds(events == nil ? 50 : 500)) / .seconds(1)
      nonisolated(unsafe) let timer = DispatchSource.makeTimerSource(queue: queue)
      timer.schedule(deadline: .now() + pause, repeating: pause)
      timer.setEventHandler { stream.yield() }
      timer.resume()
      stream.onTermination = { _ in
        timer.cancel()
        events?.cancel()
      }
    }
  }

  /// Nil if the system has none.
  private static func events(
    in folders: [String], _ queue: DispatchQueue, _ handler: @escaping @Sendable () -> Void
  ) -> (any DispatchSourceRead)? {
    #if os(Linux)
      let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      // An editor writes in place and closes, or writes a new file and moves it here.
      let mask = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
      for folder in folders where inotify_add_watch(descriptor, folder, UInt32(mask)) < 0 {
        close(descriptor)
        return nil
      }
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
      source.setEventHandler {
        var bytes = [UInt8](repeating: 0, count: 4096)
        while read(descriptor, &bytes, bytes.count) > 0 {}
        handler()
      }
      source.setCancelHandler { close(descriptor) }
      source.resume()
      return source
    #else
      return nil
    #endif
  }
}
