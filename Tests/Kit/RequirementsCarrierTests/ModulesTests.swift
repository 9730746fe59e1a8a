import RequirementsCarrier
import TestSupport
import Testing
import ToolSupport

@Suite("carry over several modules")
struct ModulesTests {
  private static let chat = """
    import Foundation
    import Scopes

    public struct User {}
    protocol HiddenNeeds: Requirements {}

    public protocol RoomNeeds: Requirements, CODEGEN_RoomNeeds {
      var title: String { get }
    }

    public class Room<I: RoomNeeds>: Resource<I>, ThreadNeeds {}

    public protocol ThreadNeeds: Requirements, CODEGEN_ThreadNeeds {
      var title: String { get }
      var user: User? { get }
      var since: Date { get }
    }

    public class Thread<I: ThreadNeeds>: Resource<I> {}

    """
  private static let login = """
    import Chat
    import Scopes

    public protocol LoginNeeds: Requirements, CODEGEN_LoginNeeds {}

    public class LoginScope<I: LoginNeeds>: Resource<I>, RoomNeeds, InnerNeeds {
      public let user: User? = nil
      func room() -> Room<LoginScope> { Room(injecting: self) }
    }

    public protocol InnerNeeds: Requirements, CODEGEN_InnerNeeds {}

    public class Inner<I: InnerNeeds>: Resource<I>, Chat.ThreadNeeds {
      public let title = "inner"
    }

    """
  private static let app = """
    import Foundation
    import Login
    import Scopes

    class App: Resource<NilResource>, LoginNeeds {
      let title = "app"
      let since: Date = Date()
    }

    """

  private let files = InMemoryFiles([
    "Chat.swift": chat, "Login.swift": login, "App.swift": app, "Broken.json": "{}",
    "Later.json": #"{"version": 9}"#, "Alone.swift": "class Alone: Resource<NilResource> {}",
  ])

  private func run(_ arguments: String) -> (status: Int32, errors: String) {
    let console = RecordingConsole()
    let status = CarryCommand(files: files, console: console)
      .run(arguments.split(separator: " ").map(String.init))
    return (status, console.errors)
  }

  @Test("A scope meets the lists of another module, and the ones that they carry for")
  func composes() async throws {
    for arguments in [
      "--module Chat --summary Chat.json --output ChatCarried.swift Chat.swift",
      "--module Login --import Chat.json --summary Login.json --output LoginCarried.swift Login.swift",
      "--import Chat.json --import Login.json --output AppCarried.swift App.swift",
    ] { #expect(run(arguments) == (0, "")) }
    #expect(try !files.read("Chat.json").contains("HiddenNeeds"))
    #expect(run("--import Chat.json --output Alone.txt Alone.swift") == (0, ""))
    #expect(try !files.read("Alone.txt").contains("import"))
    #expect(
      try files.read("LoginCarried.swift") == """
        // Written by carry. What is changed here by hand is lost at the next build.
        // swift-format-ignore-file

        import Chat
        import Scopes
        import Foundation

        /// Opens what is carried. Nobody outside of this file can make one.
        public struct CarryKey: Sendable {
          fileprivate init() {}
        }

        public protocol CODEGEN_InnerNeeds {
          func CODEGEN_since(_ key: CarryKey) -> Date
          func CODEGEN_user(_ key: CarryKey) -> Chat.User?
        }

        public protocol CODEGEN_LoginNeeds {
          func CODEGEN_since(_ key: CarryKey) -> Date
          func CODEGEN_title(_ key: CarryKey) -> String
        }

        extension Inner {
          public var since: Date { injected.CODEGEN_since(CarryKey()) }
          public var user: Chat.User? { injected.CODEGEN_user(CarryKey()) }
        }

        extension LoginScope {
          public var title: String { injected.CODEGEN_title(CarryKey()) }
          public func CODEGEN_since(_ key: CarryKey) -> Date {
            injected.CODEGEN_since(key)
          }
          public func CODEGEN_user(_: CarryKey) -> Chat.User? { user }
          public func CODEGEN_since(_: Chat.CarryKey) -> Date {
            injected.CODEGEN_since(CarryKey())
          }
          public func CODEGEN_user(_: Chat.CarryKey) -> Chat.User? { user }
        }

        """)
    var texts: [String: String] = [:]
    for name in ["Chat", "Login", "App"].flatMap({ ["\($0).swift", "\($0)Carried.swift"] }) {
      texts[name] = try files.read(name)
    }
    let folder = try TestCheckout.folder("CarryModules", files: texts)
    #expect(
      try await Compiler.errors(
        inModule: "Scopes", of: ["Sources/Support/Scopes/Scopes.swift"], for: folder) == nil)
    for module in ["Chat", "Login", "App"] {
      let files = ["\(folder)/\(module).swift", "\(folder)/\(module)Carried.swift"]
      #expect(
        try await Compiler.errors(inModule: module, of: files, for: folder) == nil,
        "\(module)")
    }
  }

  @Test("A value of another module that no scope has is refused at its line")
  func nobodyProvides() throws {
    #expect(run("--module Chat --summary Chat.json Chat.swift") == (0, ""))
    try files.write(
      "class App: Resource<NilResource>, RoomNeeds { let title = 1, user: User? }", to: "App.swift")
    let told = run("--import Chat.json App.swift")
    #expect(told.status == 1)
    #expect(
      told.errors == """
        Chat.swift:16: error: nobody provides 'since', which 'ThreadNeeds' needs: \
        Chat.RoomNeeds -> App. 'App' is the outermost: make it there, or on the way.

        """)
  }

  @Test("A summary that cannot be used is a sentence")
  func summaries() throws {
    #expect(run("--module Chat --summary Chat.json Chat.swift") == (0, ""))
    for (arguments, status, sentence) in [
      ("--import Broken.json", 1, "Broken.json is no summary: write it again with --summary."),
      (
        "--import Later.json", 1,
        "Later.json has version 9, and this carry reads 2: write it again with --summary."
      ),
      (
        "--import Chat.json --prefix CARRIED_", 1,
        "Chat.json has the prefix CODEGEN_, and here it is CARRIED_: give both the same."
      ),
      (
        "--summary Chat.json", 2,
        "--summary needs --module, the name by which others import the sources. See: swift run "
          + "carry --help"
      ),
    ] as [(String, Int32, String)] {
      #expect(run("\(arguments) App.swift") == (status, "carry: \(sentence)\n"))
    }
  }
}
