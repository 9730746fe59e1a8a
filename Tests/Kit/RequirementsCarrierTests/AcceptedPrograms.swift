extension EditedProgram {
  static let accepted =
    [EditedProgram("the unchanged program", written: [:])] + types + shapes + members

  private static func program(
    of type: String, _ member: String, listed: String? = nil
  ) -> EditedProgram {
    EditedProgram(
      member, ["let name = \"root\"": member, "var name: String": "var name: \(listed ?? type)"],
      written: ["String": type])
  }

  private static let types =
    ["(any Error)?", "(a: Int, b: (Bool, c: [Int]))", "(Int) async throws -> Void"].map {
      program(of: $0, "var name: \($0) { fatalError() }")
    } + [
      program(of: "[Int: Int]", "let name: [Int : /* of what? */ Int] = [:]", listed: "[Int:Int]"),
      program(of: "Int", "let other = true, name = -1"),
      program(of: "Double", "let name = 1e3 // A comment."),
      program(of: "Bool", "let name = true"),
      .init("a multiline string", ["let": "lazy var", "\"root\"": "\"\"\"\n  a\n  \"\"\""]),
      .init(
        "an async throwing value",
        [
          "let name = \"root\"": "var name: String { get async throws { \"\" } }",
          "{ get }": "{ get async throws }",
        ]),
      .init(
        "a nonthrowing value for a throwing entry", ["{ get }": "{ get throws(Failure) }"],
        more: "struct Failure: Error {}"),
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
      "compositions",
      [
        "One<I: OneNeeds>": "One<I: OneNeeds & AnyObject>",
        "TwoNeeds: Requirements, ": "TwoNeeds: Requirements & ",
      ]),
    .init(
      "a list that refines a list, which refines an unrelated protocol",
      ["  var name: String { get }\n": "", "TwoNeeds: Requirements": "TwoNeeds: Named"],
      more: """
        protocol Named: Requirements, HasName {}
        protocol HasName {
          typealias Name = String
          var name: String { get }
        }
        """),
    .init(
      "a list that carries the values of the list it refines",
      ["Resource<I>, OneNeeds": "Resource<I>, WideNeeds"],
      more: """
        protocol WideNeeds: OneNeeds, CODEGEN_WideNeeds {}
        class Wide<I: WideNeeds>: Resource<I>, TwoNeeds {}
        """),
    .init(
      "a scope nested in itself",
      ["Resource<I>, TwoNeeds": "Resource<I>, OneNeeds, TwoNeeds"]),
    .init(
      "a sibling with the same name and another type",
      ["Resource<I>, OneNeeds": "Resource<I>, OneNeeds, RightNeeds"],
      more: """
        protocol RightNeeds: Requirements, CODEGEN_RightNeeds {}
        class Right<I: RightNeeds>: Resource<I>, LeafNeeds { let name = 1 }
        protocol LeafNeeds: Requirements, CODEGEN_LeafNeeds { var name: Int { get } }
        """),
    .init(
      "fakes, which inherit the value or get it from an extension",
      more: """
        class Names { let name = "fake" }
        final class FakeRoot: Names, OneNeeds {}
        @MainActor struct FakeOne: TwoNeeds { nonisolated let name = "fake" }
        protocol HasName {}
        extension HasName { var name: String { "fake" } }
        struct FakeTwo: TwoNeeds, HasName {}
        protocol PlainNeeds: Requirements {}
        private struct Fake: PlainNeeds {}
        """),
  ]

  // MARK: - Members, access and attributes

  private static let members: [EditedProgram] = [
    .init(
      "members in extensions, one of them unconditional", ["  let name = \"root\"\n": ""],
      more: """
        extension Root { static var name: Int { 1 } }
        extension Root where I: Sendable { var name: Int { 1 } }
        extension Root { var name: String { "root" } }
        extension Root where I: Hashable { var name: Int { 1 } }
        """),
    .init(
      "a value that all scopes list",
      ["OneNeeds {}": "OneNeeds {\n  var name: String { get }\n}"]),
    .init(
      "a Swift keyword as a name", ["name": "`default`"],
      written: ["CODEGEN_name": "CODEGEN_default", "name": "`default`"]),
    .init(
      "a public list that carries for a package list",
      [
        "class Root": "public class Root", "protocol One": "public protocol One",
        "class One": "open class One", "protocol Two": "package protocol Two",
        "class Two": "package class Two", "let": "package let",
      ],
      more: """
        protocol ZeroNeeds: Requirements, CODEGEN_ZeroNeeds { var name: String { get } }
        extension One: ZeroNeeds {}
        """,
      written: [
        "struct": "public struct", "protocol CODEGEN_One": "public protocol CODEGEN_One",
        "protocol CODEGEN_Two": "package protocol CODEGEN_Two", "var": "package var",
        "func CODEGEN_name(_:": "public func CODEGEN_name(_:",
        "TwoNeeds {}": "TwoNeeds {}\n\nprotocol CODEGEN_ZeroNeeds {}",
      ]),
    .init(
      "a list and a scope of the main actor",
      [
        "class Root": "@MainActor\nclass Root",
        "protocol Two": "@MainActor\nprotocol Two",
      ]),
    .init(
      "an entry with a different actor",
      [
        "var name": "@Disk var name", "protocol Two": "@MainActor\nprotocol Two",
        "let name = \"root\"": "@Disk var name: String { \"\" }",
      ],
      more: "@globalActor actor Disk { static let shared = Disk() }"),
    .init(
      "imports",
      [
        "import Scopes": """
        #if canImport(Combine)
          import Combine
        #endif
        import struct Foundation.Date
        import Scopes
        """
      ],
      written: [
        "import Scopes": """
        import Scopes
        import struct Foundation.Date
        """
      ]),
  ]
}
