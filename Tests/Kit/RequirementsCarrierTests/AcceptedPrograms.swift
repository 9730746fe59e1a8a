extension EditedProgram {
  static let accepted = [EditedProgram("as it is")] + types + effects + shapes + members

  // MARK: - Types and effects

  private static func program(
    of type: String, _ member: String, listed: String? = nil
  ) -> EditedProgram {
    EditedProgram(
      member, ["let name = \"root\"": member, "var name: String": "var name: \(listed ?? type)"],
      written: ["String": type])
  }

  private static let types =
    [
      "[String: [Int]]", "Array<Int>?", "(any Error)?", "Int!", "(a: Int, b: (Bool, c: [Int]))",
      "()", "((Int) -> Int)?", "(Int) async throws -> Void", "(inout Int, Int...) -> ()",
      "Int.Type", "any Error & Hashable",
    ].map { program(of: $0, "var name: \($0) { fatalError() }") }
    + [
      program(of: "[Int: Int]", "let name: [Int : /* of what? */ Int] = [:]", listed: "[Int:Int]"),
      program(of: "Int", "let other = true, name = -1"),
      program(of: "Double", "let name = 1e3 // A comment."),
      program(of: "Bool", "let name = true"),
      EditedProgram("a raw string", ["\"root\"": "#\"a \"raw\" one\"#"]),
      EditedProgram(
        "a string of many lines", ["let": "lazy var", "\"root\"": "\"\"\"\n  a\n  \"\"\""]),
    ]

  private static let effects: [EditedProgram] = [
    .init(
      "a value that takes time and can fail",
      [
        "let name = \"root\"": "var name: String { get async throws { \"\" } }",
        "{ get }": "{ get async throws }",
      ],
      written: [
        ") -> String": ") async throws -> String", "{ name }": "{ try await name }",
        "{ injected.name }": "{ get async throws { try await injected.name } }",
        "{ injected.CODEGEN_name(CarryKey()) }":
          "{\n    get async throws { try await injected.CODEGEN_name(CarryKey()) }\n  }",
      ]),
    .init(
      "a value that cannot fail, where it may",
      ["{ get }": "{ get throws(Failure) }"], more: "struct Failure: Error {}",
      written: [
        ") -> String": ") throws(Failure) -> String",
        "{ injected.name }": "{ get throws(Failure) { try injected.name } }",
        "{ injected.CODEGEN_name(CarryKey()) }":
          "{\n    get throws(Failure) { try injected.CODEGEN_name(CarryKey()) }\n  }",
      ]),
  ]

  // MARK: - Scopes and lists

  private static let shapes: [EditedProgram] = [
    .init(
      "where clauses",
      [
        "Root<I: NilRequirements>": "Root<I>", "One<I: OneNeeds>": "One<I, T: Sendable>",
        ", OneNeeds {": ", OneNeeds where I: NilRequirements, I: AnyObject {",
        ", TwoNeeds {}": ", TwoNeeds where T: TwoNeeds, I: OneNeeds {}",
      ], more: "extension One where T: Hashable { var number: Int { 1 } }"),
    .init(
      "aliases of lists, and compositions",
      [
        ", OneNeeds {": ", Needs {", "<I: OneNeeds>": "<I: Needs & AnyObject>",
        ", TwoNeeds {}": ", Children {}",
        "TwoNeeds: Requirements, ": "TwoNeeds: Requirements & ",
      ],
      more: """
        typealias Needs = OneNeeds
        typealias Children = TwoNeeds & AnyObject
        """),
    .init(
      "aliases of the base class",
      [
        "Root<I: NilRequirements>: Resource<I>": "Root: Top",
        "<I: OneNeeds>: Resource<I>": "<I: OneNeeds>: Scope<I>",
        "<I: TwoNeeds>: Resource<I>": "<I: TwoNeeds>: Screen<I>",
      ],
      more: """
        typealias Top = Resource<NilResource>
        typealias Scope = Resource
        typealias Screen<Outer: Requirements> = Resource<Outer>
        """),
    .init(
      "a base class of the target's own", ["Resource<I>": "Screen<I>"],
      more: "class Screen<I: Requirements>: Resource<I> {}", options: ["--base", "Screen"]),
    .init(
      "a framework with other names, whose base class inherits a member",
      [
        "import Scopes\n\n": "", "Resource<I>": "Scope<I>", ": Requirements": ": Needs",
        "NilRequirements": "NilNeeds", "{ get }": "{ get }\n  var number: Int { get }",
      ],
      more: """
        protocol Needs {}
        protocol NilNeeds: Needs {}
        class Counted { let number = 1 }
        class Scope<I: Needs>: Counted {
          let injected: I
          init(injecting injected: I) { self.injected = injected }
        }
        final class NilScope: NilNeeds {}
        class OtherRoot: Scope<NilScope> {}
        """, options: ["--base", "Scope", "--requirements", "Needs"],
      written: ["import Scopes\n\n": ""]),
    .init(
      "a framework whose scopes have parameters",
      [
        "import Scopes\n\n": "", "Resource<I>": "Resource<I, (a: Int, b: Int)>",
        "Two<I: TwoNeeds>: Resource<I, (a: Int, b: Int)>": "Two<I: TwoNeeds, P>: Resource<I, P>",
      ],
      more: """
        protocol Requirements {}
        protocol NilRequirements: Requirements {}
        class Resource<I: Requirements, P> {
          let injected: I
          init(injecting injected: I, parameters: P) { self.injected = injected }
        }
        """, written: ["import Scopes\n\n": ""]),
    .init(
      "a list, a scope and a type in other types",
      [
        "protocol TwoNeeds: Requirements, CODEGEN_TwoNeeds {\n": """
        enum Chat {
          struct User {}
          public protocol Needs: Scopes.Requirements, CODEGEN_Chat_Needs {

        """,
        "{ get }": "{ get } }", "TwoNeeds": "Chat.Needs", "var name: String": "var name: User?",
        "let name = \"root\"": "let name: Chat.User? = nil",
        "class Two<I: Chat.Needs>: Resource<I> {}": """
        enum Store<Item> { class Two<I: Chat.Needs>: Scopes.Resource<I> {} }
        struct User {}
        """,
      ],
      written: [
        "protocol CODEGEN_TwoNeeds {}\n\n": "", "String": "Chat.User?",
        "protocol CODEGEN_One": "protocol CODEGEN_Chat_Needs {}\n\nprotocol CODEGEN_One",
        "extension Two": "extension Store.Two",
      ]),
    .init(
      "a list that refines another one, which refines a protocol of other things",
      ["  var name: String { get }\n": "", "TwoNeeds: Requirements": "TwoNeeds: Named"],
      more: """
        protocol Named: Requirements, HasName {}
        protocol HasName {
          typealias Name = String
          var name: String { get }
        }
        """),
    .init(
      "a list that carries what the one that it refines carries",
      ["Resource<I>, OneNeeds": "Resource<I>, WideNeeds"],
      more: """
        protocol WideNeeds: OneNeeds, CODEGEN_WideNeeds {}
        class Wide<I: WideNeeds>: Resource<I>, TwoNeeds {}
        """,
      written: [
        "TwoNeeds {}": "TwoNeeds {}\n\nprotocol CODEGEN_WideNeeds {}",
        "{ injected.name }\n}\n": """
        { injected.name }
        }

        extension Wide {
          var name: String { injected.CODEGEN_name(CarryKey()) }
        }

        """,
      ]),
    .init(
      "a scope inside others of its kind",
      ["Resource<I>, TwoNeeds": "Resource<I>, OneNeeds, TwoNeeds"],
      written: [
        "CarryKey()) }\n": "CarryKey()) }\n  func CODEGEN_name(_: CarryKey) -> String { name }\n"
      ]),
    .init(
      "one name with another type in a sibling",
      ["Resource<I>, OneNeeds": "Resource<I>, OneNeeds, RightNeeds"],
      more: """
        protocol RightNeeds: Requirements, CODEGEN_RightNeeds {}
        class Right<I: RightNeeds>: Resource<I>, LeafNeeds { let name = 1 }
        protocol LeafNeeds: Requirements, CODEGEN_LeafNeeds { var name: Int { get } }
        """,
      written: [
        "protocol CODEGEN_One": "protocol CODEGEN_LeafNeeds {}\n\nprotocol CODEGEN_One",
        "protocol CODEGEN_Two": "protocol CODEGEN_RightNeeds {}\n\nprotocol CODEGEN_Two",
      ]),
    .init(
      "a public scope that only other modules can open",
      [
        "Resource<I>, OneNeeds": "Resource<I>", "protocol One": "public protocol One",
        "class One": "public class One",
      ], options: ["--module", "App"],
      written: [
        end: "", "struct": "public struct", "protocol CODEGEN_One": "public protocol CODEGEN_One",
      ]),
    .init(
      "fakes, one of which inherits the value",
      more: """
        class Names { let name = "fake" }
        final class FakeRoot: Names, OneNeeds {}
        @MainActor struct FakeOne: TwoNeeds { nonisolated let name = "fake" }
        protocol PlainNeeds: Requirements {}
        private struct Fake: PlainNeeds {}
        """,
      written: ["extension One": end.replacing("Root", with: "FakeRoot") + "extension One"]),
  ]

  /// What is written for the end of a way.
  private static let end = """
    extension Root {
      func CODEGEN_name(_: CarryKey) -> String { name }
    }


    """

  // MARK: - Members, access and attributes

  private static let members: [EditedProgram] = [
    .init(
      "members in extensions, of which only one has no condition", ["  let name = \"root\"\n": ""],
      more: """
        extension Root { static var name: Int { 1 } }
        extension Root where I: Sendable { var name: Int { 1 } }
        extension Root { var name: String { "root" } }
        extension Root where I: Hashable { var name: Int { 1 } }
        """),
    .init(
      "a value that all scopes list",
      ["OneNeeds {}": "OneNeeds {\n  var name: String { get }\n}"],
      written: [
        "/// Opens what is carried. Nobody outside of this file can make one.\n": "",
        "struct CarryKey: Sendable {\n  fileprivate init() {}\n}\n\n": "", end: "",
        "{\n  func CODEGEN_name(_ key: CarryKey) -> String\n}": "{}",
        "CODEGEN_name(CarryKey())": "name",
      ]),
    .init(
      "a word of Swift", ["name": "`default`"],
      written: ["CODEGEN_name": "CODEGEN_default", "name": "`default`"]),
    .init(
      "a name of two words", ["name": "`two words`"],
      written: [
        "CODEGEN_name": "`CODEGEN_two words`", " name": " `two words`", ".name": ".`two words`",
      ]),
    .init(
      "all that is public",
      ["class ": "public class ", "protocol ": "public protocol ", "let ": "public let "],
      more: """
        protocol ZeroNeeds: Requirements, CODEGEN_ZeroNeeds { var name: String { get } }
        extension One: ZeroNeeds {}
        """,
      written: [
        "struct": "public struct", "protocol": "public protocol", "var": "public var",
        "func CODEGEN_name(_:": "public func CODEGEN_name(_:",
        "TwoNeeds {}": "TwoNeeds {}\n\nprotocol CODEGEN_ZeroNeeds {}",
      ]),
    .init(
      "a public list that carries for one of the package",
      [
        "class Root": "public class Root", "protocol One": "public protocol One",
        "class One": "open class One", "protocol Two": "package protocol Two",
        "class Two": "package class Two", "let": "package let",
      ],
      written: [
        "struct": "public struct", "protocol CODEGEN_One": "public protocol CODEGEN_One",
        "protocol CODEGEN_Two": "package protocol CODEGEN_Two", "var": "package var",
        "func CODEGEN_name(_:": "public func CODEGEN_name(_:",
      ]),
    .init(
      "a list and a scope of the main actor",
      [
        "class Root": "@MainActor\nclass Root",
        "protocol Two": "@preconcurrency @MainActor\nprotocol Two",
      ],
      written: ["func": "@MainActor func", "var": "@MainActor var"]),
    .init(
      "an entry of another actor",
      [
        "var name": "@Disk var name", "protocol Two": "@MainActor\nprotocol Two",
        "let name = \"root\"": "@Disk var name: String { \"\" }",
      ],
      more: "@globalActor actor Disk { static let shared = Disk() }",
      written: ["func": "@Disk func", "var": "@Disk var"]),
    .init(
      "what is not always available",
      ["var": "@available(macOS 15, *) var", "class Two": "@available(macOS 15, *)\nclass Two"],
      written: [
        "func": "@available(macOS 15, *) func", "var": "@available(macOS 15, *) var",
        "extension Two": "@available(macOS 15, *)\nextension Two",
      ]),
    .init(
      "imports",
      [
        "import Scopes": """
        #if canImport(Combine)
          import Combine
        #endif
        import struct Foundation.Date
        @preconcurrency import Foundation
        import Scopes
        """
      ],
      written: [
        "import Scopes": """
        @preconcurrency import Foundation
        #if canImport(Combine)
          import Combine
        #endif
        import Scopes
        import struct Foundation.Date
        """
      ]),
    .init(
      "places of the sources", options: ["--source-locations"],
      written: [
        "protocol CODEGEN_One": "\(at(7))protocol CODEGEN_One",
        "  func CODEGEN_name(_ key": "\(at(12))  func CODEGEN_name(_ key",
        "protocol CODEGEN_Two": "\(at(11))protocol CODEGEN_Two",
        "TwoNeeds {}": "TwoNeeds {}\n#sourceLocation()",
        "extension One {\n": "\(at(9))extension One {\n\(at(9))",
        "extension Root {\n": "\(at(3))extension Root {\n\(at(4))",
        "extension Two {\n": "\(at(15))extension Two {\n\(at(15))",
        "\n}\n": "\n}\n#sourceLocation()\n", "init() {}\n}\n#sourceLocation()": "init() {}\n}",
      ]),
  ]

  private static func at(_ line: Int) -> String {
    "#sourceLocation(file: \"App.swift\", line: \(line))\n"
  }
}
