import Foundation

/// Handles SIGINT, SIGTERM and SIGHUP, which would end the program otherwise.
package struct Interrupts {
  private let sources: [any DispatchSourceSignal]

  /// - Parameter act: called with the signal, on a thread of Dispatch.
  package init(_ act: @escaping @Sendable (Int32) -> Void) {
    sources = [SIGINT, SIGTERM, SIGHUP].compactMap { number in
      let wasIgnored = signal(number, SIG_IGN).isIgnoring
      // A program started with 'nohup' continues when its terminal is closed.
      if number == SIGHUP, wasIgnored { return nil }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { act(number) }
      source.resume()
      return source
    }
  }

  /// Exits the program. Until then the signals are handled.
  package func exit(_ status: Int32) -> Never {
    withExtendedLifetime(sources) { Foundation.exit(status) }
  }
}

extension Optional where Wrapped == @convention(c) (Int32) -> Void {
  /// Whether the handler is SIG_IGN, which is not a real function.
  fileprivate var isIgnoring: Bool { unsafeBitCast(self, to: Int.self) == 1 }
}
