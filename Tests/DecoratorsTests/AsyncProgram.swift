import TestSupport

/// A small program with an async main, made of the chapter's own files.
///
/// It takes a decorator and a client, asks twice, and prints how each answer arrived: the first time
/// before it ever waited. With a third argument the consumer uses the client's queue instead.
enum AsyncProgram {
  static func compiled() async throws -> ProgramUnderTest {
    let names = ["ItemsClient", "DispatchMainQueueDecorator", "MainQueueDecorator", "Arrivals"]
    let files = names.map { "Chapters/09-Decorators/Threads/\($0).swift" }
    return try await Compiler.program(
      "AsyncProgram", of: source, ["-parse-as-library", "-wmo"] + files)
  }

  private static let source = """
    @main
    enum Program {
      static func main() async {
        let clients: [String: any ItemsClient] = [
          "memory": MemoryClient(), "api": APIClient(), "guarded": GuardedClient(),
        ]
        let arguments = CommandLine.arguments
        let client = clients[arguments[2]]!
        let decorated = arguments[1] == "queue" ? onMain(client) : onMainThread(client)
        guard arguments.count == 3 else {
          decorated.fetchItems { _ in workQueue.sync {} }
          return await workIsDone()
        }
        print(await arrivals(from: decorated))
        print(await arrivals(from: decorated))
      }
    }

    func onMainThread(_ client: some ItemsClient) -> any ItemsClient {
      DispatchMainQueueDecorator(base: client)
    }
    """
}
