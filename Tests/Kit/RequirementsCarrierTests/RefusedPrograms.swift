extension EditedProgram {
  static let refused = lists + scopes + values + types

  private static let lists: [EditedProgram] = [
    .init(
      "list entries that aren't values",
      [
        "var name: String { get }": """
        associatedtype Name  // refused: 'Name' is an associated type, which can't be passed on: name the type itself.
          func called()  // refused: 'called' is a func, and a scope passes on values: write it as 'var called: (…) -> … { get }'.
          init()  // refused: 'init' can't be passed on: 'TwoNeeds' may list 'var name: Type { get }' only.
          static var shared: Int { get }  // refused: 'shared' can't be passed on: 'TwoNeeds' may list 'var name: Type { get }' only.
          var mutated: Int { mutating get }  // refused: 'mutated' can't be passed on: 'TwoNeeds' may list 'var name: Type { get }' only.
          var injected: Int { get }  // refused: 'injected' is what a Resource calls its outer scope: choose another name.
          var itself: [Self] { get }  // refused: 'itself' has the type Self, which is another one in each scope: name the type.
          var writable: Int { get set }  // refused: 'writable' can be set, and a scope passes on what it reads: write '{ get }'.
          #if DEBUG
            var debugged: Int { get }  // refused: 'debugged' is in an #if, and carry can't know whether it exists: move it out.
          #endif
        """
      ]),
    .init(
      "protocols that aren't lists",
      more: """
        protocol ANeeds: Requirements, Identifiable {}  // refused: 'ANeeds' refines 'Identifiable', which is declared elsewhere, so carry can't see what it lists: list it here.
        protocol BNeeds: Requirements, CODEGEN_ANeeds {}  // refused: 'BNeeds' refines 'CODEGEN_ANeeds', which carries for another: its own is 'CODEGEN_BNeeds'.
        private protocol CNeeds: Requirements {}  // refused: 'CNeeds' is private, and generated code is another file: make it internal.
        protocol DNeeds: Requirements where Self: AnyObject {}  // refused: 'DNeeds' has a where clause: write what it refines behind its colon.
        #if DEBUG
          protocol ENeeds: Requirements {}  // refused: 'ENeeds' is in an #if, and carry can't know whether it exists: move it out.
        #endif
        enum Chat {
          protocol Needs: Requirements {}  // refused: 'Needs' is in another type, and carry reads the top level of a file only: move it out.
        }
        """),
    .init(
      "a list that does not refine its own protocol",
      [
        ", CODEGEN_OneNeeds {}":
          " {}  // refused: 'OneNeeds' has to carry 'name' for 'TwoNeeds': write 'protocol OneNeeds: …, CODEGEN_OneNeeds'."
      ]),
    .init(
      "a list without the scope's actor",
      [
        "class Root": "@MainActor class Root",
        "{ get }":
          "{ get }  // refused: 'Root' is @MainActor, and 'name' of 'TwoNeeds' is not: write '@MainActor' before that protocol too.",
      ]),
    .init(
      "a file that can't be read",
      more: String(repeating: "enum A {", count: 33) + String(repeating: "}", count: 33)
        + "  // refused: carry can't read this file: types nested more than 32 deep. If it has no scope, name only the files that have scopes and lists."
    ),
  ]

  private static let scopes: [EditedProgram] = [
    .init(
      "classes that aren't scopes",
      more: """
        class Bare<I: Requirements>: Resource<I> {}  // refused: 'Bare' does not say what it needs: constrain 'I' to a protocol of this target that refines Requirements, or to NilRequirements.
        class Alone: Resource {}  // refused: 'Alone' has no generic parameter for its outer scope: write 'class Alone<I: …Requirements>: Resource<I>'.
        class Fixed: Resource<Other> {}  // refused: 'Fixed' has no generic parameter for its outer scope, but 'Other': write 'class Fixed<I: …Requirements>: Resource<I>'.
        class Named: Resource<TwoNeeds> {}  // refused: 'Named' has no generic parameter for its outer scope, but the list 'TwoNeeds': write 'class Named<I: TwoNeeds>: Resource<I>'.
        class Special<I: NilRequirements>: Root<I> {}  // refused: 'Special' inherits from the scope 'Root': a scope is one class, so let it inherit from Resource.
        class Both<I: OneNeeds & TwoNeeds>: Resource<I> {}  // refused: 'Both' has the requirements 'OneNeeds' and 'TwoNeeds', and a scope has one set of them: write a protocol that refines both.
        private class Hidden<I: OneNeeds>: Resource<I> {}  // refused: 'Hidden' is private, and generated code is another file: make it internal.
        struct Fake: Elsewhere.OneNeeds {}  // refused: carry does not know whether 'Elsewhere.OneNeeds' is this target's: write 'OneNeeds'.
        enum Store {
          class Inner<I: OneNeeds>: Scopes.Resource<I> {}  // refused: 'Inner' is in another type, and carry reads the top level of a file only: move it out.
        }
        extension Store.Fake: OneNeeds {}  // refused: 'Store.Fake' is in another type, and carry reads the top level of a file only: move it out.
        class Egg: Hen {}
        class Hen: Egg {}
        """),
    .init(
      "conformances under a condition", ["Resource<I>, OneNeeds": "Resource<I>"],
      more: """
        #if DEBUG
          extension Root: OneNeeds {}  // refused: 'Root' meets 'OneNeeds' in an #if, and carry can't know whether it exists: move it out.
        #endif
        extension Root: TwoNeeds where I: Sendable {}  // refused: 'Root' meets 'TwoNeeds' for some arguments only, and carry can't know for which: drop the condition.
        extension Two<NilResource>: OneNeeds {}  // refused: 'Two' meets 'OneNeeds' for some arguments only, and carry can't know for which: drop the condition.
        """),
    .init(
      "scopes that are only inside each other",
      more: """
        class A<I: ANeeds>: Resource<I>, BNeeds {}  // refused: these scopes are only inside each other: A, B. Let a scope that can be made meet the requirements of one of them.
        protocol ANeeds: Requirements, CODEGEN_ANeeds {}
        class B<I: BNeeds>: Resource<I>, ANeeds {}
        protocol BNeeds: Requirements, CODEGEN_BNeeds {}
        """),
  ]

  private static let values: [EditedProgram] = [
    .init(
      "a value without a provider",
      [
        "  let name = \"root\"\n": "",
        "{ get }":
          "{ get }  // refused: nobody provides 'name', which 'TwoNeeds' needs: Two -> One -> Fake. 'Fake' is no scope, and must have it: declare it there."
          + "  // refused: nobody provides 'name', which 'TwoNeeds' needs: Two -> One -> Root. 'Root' is the outermost: make it there, or on the way.",
      ], more: "struct Fake: OneNeeds {}"),
    .init(
      "a list that no scope meets",
      [
        "Resource<I>, OneNeeds": "Resource<I>",
        "{ get }":
          "{ get }  // refused: nobody provides 'name', which 'TwoNeeds' needs: Two -> One. No scope meets 'OneNeeds': list it there, or write the scope around.",
      ]),
    .init(
      "a value with two types",
      [
        "Resource<I>, TwoNeeds": "Resource<I>, TwoNeeds, OtherNeeds",
        "{ get }":
          "{ get }  // refused: 'name' is 'String' for 'TwoNeeds' and 'String { get async }' for 'OtherNeeds', and 'BothNeeds' has one of that name: write both the same, or rename one."
          + "  // refused: 'name' is 'String' for 'TwoNeeds' and 'String { get async }' for 'OtherNeeds', and 'One' has one of that name: write both the same, or rename one.",
      ],
      more: """
        protocol OtherNeeds: Requirements, CODEGEN_OtherNeeds {
          var name: String { get async }
        }
        protocol BothNeeds: OtherNeeds, TwoNeeds {}
        """),
    .init(
      "a type that differs from the outer scope's value",
      [
        "  var name: String { get }\n": "",
        "let name = \"root\"": "let text = \"\", made = { true }",
        "OneNeeds {}": "OneNeeds { var text: String { get }; var made: () -> Bool { get } }",
        "TwoNeeds {}": """
        TwoNeeds {
          lazy var name = injected.text  // refused: 'ThreeNeeds' needs 'name' as 'Int', and that of 'One' is 'String': write both the same, or rename one.
          lazy var size = injected.made()  // refused: 'ThreeNeeds' needs 'size' as 'Int', and that of 'One' is 'Bool': write both the same, or rename one.
        }
        """,
      ],
      more: """
        protocol ThreeNeeds: Requirements, CODEGEN_ThreeNeeds { var name: Int { get }; var size: Int { get } }
        extension Two: ThreeNeeds {}
        class Three<I: ThreeNeeds>: Resource<I> {}
        """),
    member(
      "func name() -> String { \"\" }",
      ", and 'Root' has a func of that name: make it a property, or rename one."),
    member(
      "private let name = \"\"",
      ", and that of 'Root' is private: make it internal, or rename one."),
    member(
      "var name: String { get async throws { \"\" } }",
      " without 'async throws', which that of 'Root' is: write both the same, or rename one."),
    member("\n#if DEBUG\nlet name = \"\"", underCondition, end: "\n#endif"),
    member("}\nextension Root where I: Sendable {\n  var name: String { \"\" }", underCondition),
  ]

  /// A member of the root that is not what its name should be.
  private static func member(
    _ text: String, _ sentence: String, end: String = "", listed: String = "String"
  ) -> EditedProgram {
    EditedProgram(
      text,
      [
        "let name = \"root\"": "\(text)  // refused: 'TwoNeeds' needs 'name'\(sentence)\(end)",
        "var name: String {": "var name: \(listed) {",
      ])
  }

  private static let underCondition =
    ", and 'Root' has it under a condition only, which carry can't know: declare it without one."

  private static let types =
    [
      ("Optional<Int>", "Int?"), ("Clock", "any Clock"), ("(a: Int, b: Int)", "(b: Int, a: Int)"),
      ("App.User", "User"),
    ].map { own, listed in
      member(
        "var name: \(own)",
        " as '\(listed)', and that of 'Root' is '\(own)': write both the same, or rename one.",
        listed: listed)
    }
    + ["make()", "Name.shared", "[1, 2]", "injected.other", "\"a\" + \"b\"", "0xE"].map { value in
      member(
        "let name = \(value)",
        " as 'Int', and carry can't tell the type of that of 'Root': write it, as in 'name: Int'.",
        listed: "Int")
    }
}
