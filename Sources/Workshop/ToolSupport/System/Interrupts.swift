import Foundation

/// Does something instead of ending when the person interrupts the program, closes its terminal, or
/// the system asks it to end.
package struct Interrupts {
  private let sources: [any DispatchSourceSignal]

  /// - Parameter act: gets the number of the signal, on a thread that is no task's.
  package init(_ act: @escaping @Sendable (Int32) -> Void) {
    sources = [SIGINT, SIGTERM, SIGHUP].compactMap { number in
      let wasIgnored = signal(number, SIG_IGN).isIgnoring
      // A program started with 'nohup' goes on when its terminal is closed.
      if number == SIGHUP, wasIgnored { return nil }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { act(number) }
      source.resume()
      return source
    }
  }

  /// Ends the program; until then it does not end by these signals.
  package func exit(_ status: Int32) -> Never {
    withExtendedLifetime(sources) { Foundation.exit(status) }
  }
}

extension Optional where Wrapped == @convention(c) (Int32) -> Void {
  /// Whether it is SIG_IGN, which is no function.
  fileprivate var isIgnoring: Bool { unsafeBitCast(self, to: Int.self) == 1 }
}
