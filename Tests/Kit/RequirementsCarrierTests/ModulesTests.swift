import RequirementsCarrier
import TestSupport
import Testing
import ToolSupport

@Suite("carry over several modules")
struct ModulesTests {
  private static let chat = """
    import Foundation
    import Scopes

    public struct User {
      public let name: String
    }
    public typealias Names = [String]

    public protocol RoomRequirements: Requirements, CODEGEN_RoomRequirements {
      var title: String { get }
    }

    public class RoomResource<I: RoomRequirements>: Resource<I>, ThreadRequirements {}

    public protocol ThreadRequirements: Requirements, CODEGEN_ThreadRequirements {
      var title: String { get }
      var user: User { get }
      var names: Names? { get }
      var since: Date { get }
    }

    public class ThreadResource<I: ThreadRequirements>: Resource<I> {
      public var text: String { "\\(title) \\(user.name) \\(names ?? [])" }
    }

    """
  private static let login = """
    import Chat
    import Scopes

    public protocol LoginRequirements: Requirements, CODEGEN_LoginRequirements {}

    public class LoginResource<I: LoginRequirements>: Resource<I>, RoomRequirements,
      InnerRequirements
    {
      public let names: [String]? = []
      func room() -> RoomResource<LoginResource> { RoomResource(injecting: self) }
    }

    public protocol InnerRequirements: Requirements, CODEGEN_InnerRequirements {}

    public class InnerResource<I: InnerRequirements>: Resource<I>, Chat.ThreadRequirements {
      public let title = "inner"
    }

    """
  private static let app = """
    import Chat
    import Foundation
    import Login
    import Scopes

    func make() -> User { fatalError() }

    class AppResource: Resource<NilResource>, LoginRequirements {
      let user: User

      required init(injecting injected: NilResource) {
        user = make()
        super.init(injecting: injected)
      }

      let title = "app"
      let since = Date()
    }

    """

  private let files = InMemoryFiles([
    "Chat.swift": chat, "Login.swift": login, "App.swift": app, "Broken.json": "{}",
    "Later.json": #"{"version": 9}"#,
  ])

  private func run(_ arguments: String...) -> (status: Int32, errors: String) {
    let console = RecordingConsole()
    return (CarryCommand(files: files, console: console).run(arguments), console.errors)
  }

  @Test("A scope meets the lists of another module, and the ones that they carry for")
  func composes() async throws {
    let chat = ["--module", "Chat", "--summary", "Chat.json", "--output", "ChatCarried.swift"]
    let login = ["--module", "Login", "--summary", "Login.json", "--output", "LoginCarried.swift"]
    for arguments in [
      chat + ["Chat.swift"], login + ["--import", "Chat.json", "Login.swift"],
      ["--import", "Chat.json", "--import", "Login.json", "--output", "AppCarried.swift"]
        + ["App.swift"],
    ] {
      let console = RecordingConsole()
      #expect(CarryCommand(files: files, console: console).run(arguments) == 0)
      #expect(console.errors == "" && console.text == "")
    }
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

        public protocol CODEGEN_InnerRequirements {
          func CODEGEN_names(_ key: CarryKey) -> Chat.Names?
          func CODEGEN_since(_ key: CarryKey) -> Date
          func CODEGEN_user(_ key: CarryKey) -> Chat.User
        }

        public protocol CODEGEN_LoginRequirements {
          func CODEGEN_since(_ key: CarryKey) -> Date
          func CODEGEN_title(_ key: CarryKey) -> String
          func CODEGEN_user(_ key: CarryKey) -> Chat.User
        }

        extension InnerResource {
          public var names: Chat.Names? { injected.CODEGEN_names(CarryKey()) }
          public var since: Date { injected.CODEGEN_since(CarryKey()) }
          public var user: Chat.User { injected.CODEGEN_user(CarryKey()) }
        }

        extension LoginResource {
          public var title: String { injected.CODEGEN_title(CarryKey()) }
          public func CODEGEN_names(_: CarryKey) -> Chat.Names? { names }
          public func CODEGEN_since(_ key: CarryKey) -> Date {
            injected.CODEGEN_since(key)
          }
          public func CODEGEN_user(_ key: CarryKey) -> Chat.User {
            injected.CODEGEN_user(key)
          }
          public func CODEGEN_names(_: Chat.CarryKey) -> Chat.Names? { names }
          public func CODEGEN_since(_: Chat.CarryKey) -> Date {
            injected.CODEGEN_since(CarryKey())
          }
          public func CODEGEN_user(_: Chat.CarryKey) -> Chat.User {
            injected.CODEGEN_user(CarryKey())
          }
        }

        """)
    var texts: [String: String] = [:]
    for name in ["Chat", "Login", "App"].flatMap({ ["\($0).swift", "\($0)Carried.swift"] }) {
      texts[name] = try files.read(name)
    }
    let folder = try TestCheckout.folder("CarryModules", files: texts)
    let scopes = ["Sources/Support/Scopes/Scopes.swift"]
    for (module, files) in [
      ("Scopes", scopes), ("Chat", ["\(folder)/Chat.swift", "\(folder)/ChatCarried.swift"]),
      ("Login", ["\(folder)/Login.swift", "\(folder)/LoginCarried.swift"]),
      ("App", ["\(folder)/App.swift", "\(folder)/AppCarried.swift"]),
    ] {
      let errors = try await Compiler.errors(inModule: module, of: files, for: folder)
      #expect(errors == nil)
    }
  }

  @Test("A need of another module that no scope meets is refused at its line")
  func nobodyProvides() throws {
    #expect(run("--module", "Chat", "--summary", "Chat.json", "Chat.swift") == (0, ""))
    try files.write(
      "class AppResource: Resource<NilResource>, RoomRequirements { let title = 1 }\n",
      to: "App.swift")
    let told = run("--import", "Chat.json", "App.swift")
    #expect(told.status == 1)
    #expect(
      told.errors == """
        Chat.swift:17: error: nobody provides 'user', which 'ThreadRequirements' needs: \
        Chat.RoomRequirements -> AppResource. 'AppResource' is the outermost: make it there, or on the way.
        Chat.swift:18: error: nobody provides 'names', which 'ThreadRequirements' needs: \
        Chat.RoomRequirements -> AppResource. 'AppResource' is the outermost: make it there, or on the way.
        Chat.swift:19: error: nobody provides 'since', which 'ThreadRequirements' needs: \
        Chat.RoomRequirements -> AppResource. 'AppResource' is the outermost: make it there, or on the way.

        """)
  }

  @Test("A summary that cannot be used is a sentence")
  func summaries() throws {
    #expect(
      run("--import", "Broken.json", "App.swift")
        == (1, "carry: Broken.json is no summary: write it again with --summary.\n"))
    #expect(
      run("--import", "Later.json", "App.swift")
        == (
          1,
          "carry: Later.json has version 9, and this carry reads 1: write it again with --summary.\n"
        ))
    #expect(
      run("--summary", "Chat.json", "Chat.swift")
        == (
          2,
          "carry: --summary needs --module, the name by which others import the sources. "
            + "See: swift run carry --help\n"
        ))
    #expect(run("--module", "Chat", "--summary", "Chat.json", "Chat.swift") == (0, ""))
    #expect(
      run("--import", "Chat.json", "--prefix", "CARRIED_", "App.swift")
        == (
          1,
          "carry: Chat.json has the prefix CODEGEN_, and here it is CARRIED_: give both the same.\n"
        ))
  }
}
