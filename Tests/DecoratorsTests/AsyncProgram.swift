import Proof

@testable import WorkshopKit

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

  private let path: String

  /// Compiles it.
  init() async throws {
    let session = House.session
    let folder = "\(session.folder.products)/decorators"
    try session.files.makeFolder(folder)
    try session.files.write(Self.source, to: "\(folder)/Program.swift")
    let chapter = try House.checkout.chapter("Decorators").folder
    let names = ["ItemsClient", "DispatchMainQueueDecorator", "MainQueueDecorator", "Arrivals"]
    let files = names.map { House.checkout.path("\(chapter)/Threads/\($0).swift") }
    path = "\(folder)/program"
    let ended = try await session.run(
      Command(
        try session.toolchain.program("swiftc"),
        ["-swift-version", "6", "-parse-as-library", "-wmo", "-o", path, "\(folder)/Program.swift"]
          + files, limit: .seconds(60)))
    guard ended.succeeded else { throw Complaint(ended.errors) }
  }

  func run(_ arguments: String...) async throws -> Ended {
    try await House.session.run(
      Command(
        path, arguments, environment: ["SWIFT_BACKTRACE": "enable=no"], limit: .seconds(20)))
  }
}
