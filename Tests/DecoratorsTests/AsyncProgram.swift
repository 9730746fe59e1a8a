import TestSupport
import ToolSupport

/// A small program with an async main, made of the chapter's own files.
///
/// It takes a decorator and a client, asks twice, and prints how each answer arrived: the first time
/// before it ever waited. With a third argument the consumer uses the client's queue instead.
struct AsyncProgram {
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

  private let program: ProgramUnderTest

  /// Compiles it.
  init() async throws {
    let chapter = try TestCheckout.checkout.chapter("Decorators").folder
    let names = ["ItemsClient", "DispatchMainQueueDecorator", "MainQueueDecorator", "Arrivals"]
    let files = names.map { "\(chapter)/Threads/\($0).swift" }
    program = try await Compiler.program(
      "AsyncProgram", of: Self.source, ["-parse-as-library", "-wmo"] + files)
  }

  func run(_ arguments: String...) async throws -> ProcessResult {
    try await program.run(arguments)
  }
}
