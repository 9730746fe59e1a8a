import TestSupport
import Testing

/// A small program with an async main, made of the chapter's own files.
///
/// It takes a decorator and a client, fetches twice, and prints how each answer was delivered. The first
/// fetch runs before the program has awaited anything. With a third argument, the completion uses the
/// client's queue instead.
enum AsyncProgram {
  static func compiled() async throws -> ProgramUnderTest {
    let playground = try TestCheckout.folder("AsyncProgram/Playground")
    let sources = ["Log", "MainQueue"].map {
      "Sources/Support/Playground/\($0).swift"
    }
    let errors = try await Compiler.errors(
      [
        "-emit-library", "-static", "-parse-as-library", "-wmo", "-module-name", "Playground",
        "-emit-module", "-emit-module-path", "\(playground)/Playground.swiftmodule",
        "-o", "\(playground)/libPlayground.a",
      ] + sources)
    try #require(errors == nil)
    let names = [
      "Threads/ItemsClient", "Before/DispatchMainQueueDecorator", "Threads/MainQueueDecorator",
      "Support/Deliveries",
    ]
    let files = names.map { "\(chapterFolder("Decorators"))/\($0).swift" }
    return try await Compiler.program(
      "AsyncProgram/Program", of: source,
      ["-parse-as-library", "-wmo", "-I", playground, "-L", playground, "-lPlayground"] + files)
  }

  private static let source = """
    @main
    enum Program {
      static func main() async {
        let clients: [String: any ItemsClient] = [
          "bundled": BundledItemsClient(), "api": APIClient(), "guarded": GuardedClient(),
        ]
        let arguments = CommandLine.arguments
        let client = clients[arguments[2]]!
        let decorated = arguments[1] == "queue" ? deliveringOnMainQueue(client) : onMainThread(client)
        guard arguments.count == 3 else {
          decorated.fetchItems { _ in workQueue.sync {} }
          return await waitForWorkQueue()
        }
        print(await deliveries(from: decorated))
        print(await deliveries(from: decorated))
      }
    }

    func onMainThread(_ client: some ItemsClient) -> any ItemsClient {
      DispatchMainQueueDecorator(base: client)
    }
    """
}
