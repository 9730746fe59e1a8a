extension EditedProgram {
  static let refused = lists + scopes + values + types

  private static let lists: [EditedProgram] = [
    .init(
      "list entries that aren't values",
      [
        "var name: String { get }": """
        associatedtype Name  // refused: 'Name' is an associated type, which can't be passed on: write a concrete type.
          func called()  // refused: 'called' is a func, but scopes pass on only values: write 'var called: (…) -> … { get }'.
          init()  // refused: 'init' can't be passed on: 'TwoNeeds' can list only 'var name: Type { get }'.
          static var shared: Int { get }  // refused: 'shared' can't be passed on: 'TwoNeeds' can list only 'var name: Type { get }'.
          var mutated: Int { mutating get }  // refused: 'mutated' can't be passed on: 'TwoNeeds' can list only 'var name: Type { get }'.
          var injected: Int { get }  // refused: 'injected' is the name of a Resource's outer scope: choose another name.
          var itself: [Self] { get }  // refused: 'itself' has the type Self, which differs in each scope: write the type's name.
          var writable: Int { get set }  // refused: 'writable' can be set, but a scope's values are read-only: write '{ get }'.
          #if DEBUG
            var debugged: Int { get }  // refused: 'debugged' is in an #if, which carry doesn't evaluate: move it out.
          #endif
        """
      ]),
    .init(
      "protocols that aren't lists",
      more: """
        protocol ANeeds: Requirements, Identifiable {}  // refused: 'ANeeds' refines 'Identifiable', which isn't declared in these files: list its members here instead.
        protocol BNeeds: Requirements, CODEGEN_ANeeds {}  // refused: 'BNeeds' refines 'CODEGEN_ANeeds', which belongs to another list: write 'CODEGEN_BNeeds'.
        private protocol CNeeds: Requirements {}  // refused: 'CNeeds' is private, but the generated code is in another file: make it internal.
        protocol DNeeds: Requirements where Self: AnyObject {}  // refused: 'DNeeds' has a where clause: write the protocols that it refines after its colon.
        #if DEBUG
          protocol ENeeds: Requirements {}  // refused: 'ENeeds' is in an #if, which carry doesn't evaluate: move it out.
        #endif
        enum Chat {
          protocol Needs: Requirements {}  // refused: 'Needs' is nested in another type, which carry doesn't read: move it to the top level.
        }
        """),
    .init(
      "a list that does not refine its own protocol",
      [
        ", CODEGEN_OneNeeds {}":
          " {}  // refused: 'OneNeeds' must carry 'name' for 'TwoNeeds': declare it as 'protocol OneNeeds: …, CODEGEN_OneNeeds'."
      ]),
    .init(
      "a list without the scope's actor",
      [
        "class Root": "@MainActor class Root",
        "{ get }":
          "{ get }  // refused: 'Root' is @MainActor, but 'name' of 'TwoNeeds' isn't: add '@MainActor' to 'TwoNeeds'.",
      ]),
    .init(
      "a file that can't be read",
      more: String(repeating: "enum A {", count: 33) + String(repeating: "}", count: 33)
        + "  // refused: carry can't parse this file: types nested more than 32 deep. If it declares no scope or list, don't pass it to carry."
    ),
  ]

  private static let scopes: [EditedProgram] = [
    .init(
      "classes that aren't scopes",
      more: """
        class Bare<I: Requirements>: Resource<I> {}  // refused: 'Bare' has no list of requirements: constrain 'I' to a protocol in these files that refines Requirements, or to NilRequirements.
        class Alone: Resource {}  // refused: 'Alone' has no generic parameter for its outer scope: write 'class Alone<I: …Requirements>: Resource<I>'.
        class Fixed: Resource<Other> {}  // refused: 'Fixed' has no generic parameter for its outer scope (found 'Other'): write 'class Fixed<I: …Requirements>: Resource<I>'.
        class Named: Resource<TwoNeeds> {}  // refused: 'Named' has no generic parameter for its outer scope (found the list 'TwoNeeds'): write 'class Named<I: TwoNeeds>: Resource<I>'.
        class Special<I: NilRequirements>: Root<I> {}  // refused: 'Special' inherits from the scope 'Root': inherit from Resource directly.
        class Both<I: OneNeeds & TwoNeeds>: Resource<I> {}  // refused: 'Both' has two lists of requirements, 'OneNeeds' and 'TwoNeeds': write one protocol that refines both.
        private class Hidden<I: OneNeeds>: Resource<I> {}  // refused: 'Hidden' is private, but the generated code is in another file: make it internal.
        struct Fake: Elsewhere.OneNeeds {}  // refused: 'Elsewhere.OneNeeds' may be a type of another module: write 'OneNeeds'.
        enum Store {
          class Inner<I: OneNeeds>: Scopes.Resource<I> {}  // refused: 'Inner' is nested in another type, which carry doesn't read: move it to the top level.
        }
        extension Store.Fake: OneNeeds {}  // refused: 'Store.Fake' is nested in another type, which carry doesn't read: move it to the top level.
        class Egg: Hen {}
        class Hen: Egg {}
        """),
    .init(
      "conformances under a condition", ["Resource<I>, OneNeeds": "Resource<I>"],
      more: """
        #if DEBUG
          extension Root: OneNeeds {}  // refused: 'Root' conforms to 'OneNeeds' in an #if, which carry doesn't evaluate: move it out.
        #endif
        extension Root: TwoNeeds where I: Sendable {}  // refused: 'Root' conforms to 'TwoNeeds' only under a condition, which carry doesn't evaluate: remove the condition.
        extension Two<NilResource>: OneNeeds {}  // refused: 'Two' conforms to 'OneNeeds' only under a condition, which carry doesn't evaluate: remove the condition.
        """),
    .init(
      "scopes that are only inside each other",
      more: """
        class A<I: ANeeds>: Resource<I>, BNeeds {}  // refused: these scopes can be created only inside each other: A, B. Let another scope conform to the requirements of one of them.
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
          "{ get }  // refused: no scope provides 'name', which 'TwoNeeds' needs: Two -> One -> Fake. Declare it in 'Fake'."
          + "  // refused: no scope provides 'name', which 'TwoNeeds' needs: Two -> One -> Root. Declare it in 'Root', the outermost scope, or in a scope on the way.",
      ], more: "struct Fake: OneNeeds {}"),
    .init(
      "a list that no scope meets",
      [
        "Resource<I>, OneNeeds": "Resource<I>",
        "{ get }":
          "{ get }  // refused: no scope provides 'name', which 'TwoNeeds' needs: Two -> One. No scope conforms to 'OneNeeds': add the conformance to the outer scope.",
      ]),
    .init(
      "a value with two types",
      [
        "Resource<I>, TwoNeeds": "Resource<I>, TwoNeeds, OtherNeeds",
        "{ get }":
          "{ get }  // refused: 'name' is 'String' in 'TwoNeeds' and 'String { get async }' in 'OtherNeeds', but 'BothNeeds' can have only one of them: declare both alike, or rename one."
          + "  // refused: 'name' is 'String' in 'TwoNeeds' and 'String { get async }' in 'OtherNeeds', but 'One' can have only one of them: declare both alike, or rename one.",
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
          lazy var name = injected.text  // refused: 'ThreeNeeds' needs 'name' as 'Int', but in 'One' it is 'String': declare both alike, or rename one.
          lazy var size = injected.made()  // refused: 'ThreeNeeds' needs 'size' as 'Int', but in 'One' it is 'Bool': declare both alike, or rename one.
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
      ", but 'Root' has a func of this name: make it a property, or rename it."),
    member(
      "private let name = \"\"",
      ", but in 'Root' it is private: make it internal, or rename it."),
    member(
      "var name: String { get async throws { \"\" } }",
      " without 'async throws', which it is in 'Root': declare both alike, or rename one."),
    member("\n#if DEBUG\nlet name = \"\"", underCondition, end: "\n#endif"),
    member("}\nextension Root where I: Sendable {\n  var name: String { \"\" }", underCondition),
  ]

  /// A program whose root has a wrong member with the name of a requirement.
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
    ", but 'Root' has it only under a condition: declare it without one."

  private static let types =
    [
      ("Optional<Int>", "Int?"), ("Clock", "any Clock"), ("(a: Int, b: Int)", "(b: Int, a: Int)"),
      ("App.User", "User"),
    ].map { own, listed in
      member(
        "var name: \(own)",
        " as '\(listed)', but in 'Root' it is '\(own)': declare both alike, or rename one.",
        listed: listed)
    }
    + ["make()", "Name.shared", "[1, 2]", "injected.other", "\"a\" + \"b\"", "0xE"].map { value in
      member(
        "let name = \(value)",
        " as 'Int', but carry can't tell its type in 'Root': declare it as 'name: Int'.",
        listed: "Int")
    }
}
