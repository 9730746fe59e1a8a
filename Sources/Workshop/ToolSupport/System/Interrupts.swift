import Foundation

/// Does something in place of ending, where the person or the system asks the program to end.
package struct Interrupts {
  private let sources: [any DispatchSourceSignal]

  /// - Parameter act: gets the number of the signal, on a thread that is no task's.
  package init(_ act: @escaping @Sendable (Int32) -> Void) {
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
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
