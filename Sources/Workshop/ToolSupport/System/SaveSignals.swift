import Foundation

/// Tells that a file may have been saved, so that a test can save when it likes.
package protocol SaveSignals: Sendable {
  /// Something whenever a file in one of the folders may have another text, soon after it has. It may
  /// come without a cause: whoever listens looks for himself.
  func signals(in folders: [String]) -> AsyncStream<Void>
}

/// The file events of Linux; elsewhere, and beside them where a file system tells none, a look
/// every now and then.
package struct RealSaveSignals: SaveSignals {
  private let pause: Duration?

  /// - Parameter pause: how long it is from one look to the next; half a second unless said, and less
  ///   where there are no file events.
  package init(pause: Duration? = nil) { self.pause = pause }

  package func signals(in folders: [String]) -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { stream in
      let queue = DispatchQueue(label: "saves")
      // A source may be cancelled on any thread, though its type does not say so.
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

  /// Nil where the system has none.
  private static func events(
    in folders: [String], _ queue: DispatchQueue, _ handler: @escaping @Sendable () -> Void
  ) -> (any DispatchSourceRead)? {
    #if os(Linux)
      let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      // An editor writes in place and closes, or writes elsewhere and moves the new file here.
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
