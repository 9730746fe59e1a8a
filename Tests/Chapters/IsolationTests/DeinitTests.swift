import TestSupport
import Testing

@MainActor
final class ChatSocket {
  private(set) var isOpen = true

  func close() { isOpen = false }
}

/// Closes its socket when it is released, on the main actor.
@MainActor
final class ChatModel {
  private let socket: ChatSocket

  init(socket: ChatSocket) { self.socket = socket }

  isolated deinit { socket.close() }
}

@MainActor @Test("A released chat model closes its socket")
func releasedModel() {
  let socket = ChatSocket()
  var model: ChatModel? = ChatModel(socket: socket)
  #expect(model != nil && socket.isOpen)
  model = nil
  #expect(!socket.isOpen)
}

@Test(
  "A plain `deinit` can't call a method of the main actor, whatever the default isolation",
  arguments: ["nonisolated", "MainActor"])
func plainDeinit(isolation: String) async throws {
  func errors(_ keyword: String) async throws -> String? {
    let source = """
      @MainActor final class Model {
        func close() {}
        \(keyword) deinit { close() }
      }
      """
    let folder = try TestCheckout.folder(
      "PlainDeinit\(isolation)\(keyword)", files: ["Model.swift": source])
    return try await Compiler.errors([
      "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-default-isolation", isolation,
      "\(folder)/Model.swift",
    ])
  }
  let refused = try #require(try await errors(""))
  #expect(
    refused.contains(
      "call to main actor-isolated instance method 'close()' in a synchronous nonisolated context"))
  #expect(try await errors("isolated") == nil)
}
