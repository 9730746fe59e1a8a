import ToolSupport

/// A keyboard that a test presses.
package final class PressedKeys: Keyboard {
  private let stream: AsyncStream<Key>
  private let continuation: AsyncStream<Key>.Continuation

  package init() { (stream, continuation) = AsyncStream.makeStream() }

  package func keys() -> AsyncStream<Key>? { stream }
  package func press(_ character: Character) { continuation.yield(.character(character)) }
  package func end() { continuation.yield(.end) }
}
