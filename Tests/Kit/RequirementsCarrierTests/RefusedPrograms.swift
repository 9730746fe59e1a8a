extension EditedProgram {
  static let refused = lists + scopes + values

  private static let lists: [EditedProgram] = [
    .init(
      "entries that are no values",
      [
        "var name: String { get }": """
        associatedtype Name
        func called() -> String
        init(name: String)
        subscript(index: Int) -> String { get }
        static var shared: String { get }
        var mutated: String { mutating get }
        var injected: String { get }
        var itself: [Self] { get }
        var writable: String { get set }
        #if DEBUG
          var debugged: String { get }
        #endif
        """
      ],
      refused: [
        "12: 'Name' is an associated type, which can't be passed on: name the type itself.",
        "13: 'called' is a func, and a scope passes on values: write it as "
          + "'var called: (…) -> … { get }'.",
        "14: 'init' can't be passed on: 'TwoNeeds' may list 'var name: Type { get }' only.",
        "15: 'subscript' can't be passed on: 'TwoNeeds' may list 'var name: Type { get }' only.",
        "16: 'shared' can't be passed on: 'TwoNeeds' may list 'var name: Type { get }' only.",
        "17: 'mutated' can't be passed on: 'TwoNeeds' may list 'var name: Type { get }' only.",
        "18: 'injected' is what a Resource calls its outer scope: choose another name.",
        "19: 'itself' has the type Self, which is another one in each scope: name the type.",
        "20: 'writable' can be set, and a scope passes on what it reads: write '{ get }'.",
        "22: 'debugged' stands in an #if, and carry can't know whether it is there: move it out.",
      ]),
    .init(
      "protocols that are no lists",
      more: """
        protocol ANeeds: Requirements, Identifiable, CODEGEN_ANeeds {}
        protocol BNeeds: Requirements, CODEGEN_ANeeds {}
        private protocol CNeeds: Requirements, CODEGEN_CNeeds {}
        protocol DNeeds: Requirements, CODEGEN_DNeeds where Self: AnyObject {}
        #if DEBUG
          enum E { protocol Needs: Requirements, CODEGEN_E_Needs {} }
        #endif
        """,
      refused: [
        "16: 'ANeeds' refines 'Identifiable', which is declared elsewhere, so carry can't see what "
          + "it lists: list it here.",
        "17: 'BNeeds' refines 'CODEGEN_ANeeds', which carries for another: its own is "
          + "'CODEGEN_BNeeds'.",
        "18: 'CNeeds' is private, and generated code is another file: make it internal.",
        "19: 'DNeeds' has a where clause: write what it refines behind its colon.",
        "21: 'E.Needs' stands in an #if, and carry can't know whether it is there: move it out.",
      ]),
    .init(
      "a list that does not refine its own protocol", [", CODEGEN_OneNeeds": ""],
      refused: [
        "7: 'OneNeeds' has to carry 'name' for 'TwoNeeds': write 'protocol OneNeeds: …, "
          + "CODEGEN_OneNeeds'."
      ]),
    .init(
      "a list of another actor", ["class Root": "@MainActor\nclass Root"],
      refused: [
        "13: 'Root' is @MainActor, and 'name' of 'TwoNeeds' is not: write '@MainActor' before that "
          + "protocol too."
      ]),
    .init(
      "a list that no scope meets", ["Resource<I>, OneNeeds": "Resource<I>"],
      refused: [
        "12: nobody provides 'name', which 'TwoNeeds' needs: Two -> One. No scope meets "
          + "'OneNeeds': list it there, or write the scope around."
      ]),
    .init(
      "a file that can't be read",
      more: String(repeating: "enum A {", count: 33) + String(repeating: "}", count: 33),
      refused: [
        "16: carry can't read this file, which names 'NilRequirements': this is nested more than "
          + "32 deep."
      ]),
  ]

  private static let scopes: [EditedProgram] = [
    .init(
      "classes that are no scopes",
      more: """
        class Bare<I: Requirements>: Resource<I> {}
        class Alone: Resource {}
        class Fixed: Resource<Root<NilResource>> {}
        class Special<I: NilRequirements>: Root<I> {}
        class Both<I: OneNeeds & TwoNeeds>: Resource<I> {}
        private class Hidden<I: OneNeeds>: Resource<I> {}
        struct Fake: Elsewhere.OneNeeds {}
        class Egg: Hen {}
        class Hen: Egg, Loop {}
        typealias Loop = Loop
        """,
      refused: [
        "16: 'Bare' does not say what it needs: constrain 'I' to a protocol of this target that "
          + "refines Requirements, or to NilRequirements. If it is the base class of your scopes, "
          + "name it with --base.",
        "17: 'Alone' has no generic parameter for its outer scope: write "
          + "'class Alone<I: …Requirements>: Resource<I>'.",
        "18: 'Fixed' has no generic parameter for its outer scope, but 'Root<NilResource>': write "
          + "'class Fixed<I: …Requirements>: Resource<I>'.",
        "19: 'Special' inherits from the scope 'Root': a scope is one class, so let it inherit "
          + "from Resource.",
        "20: 'Both' has the requirements 'OneNeeds' and 'TwoNeeds', and a scope has one set of "
          + "them: write a protocol that refines both.",
        "21: 'Hidden' is private, and generated code is another file: make it internal.",
        "22: carry does not know whether 'Elsewhere.OneNeeds' is this target's: write 'OneNeeds'.",
      ]),
    .init(
      "a component of needle or RIBs",
      more: """
        protocol LoginDependency: Dependency {}
        class LoginComponent: Component<LoginDependency> {}
        """, options: ["--base", "Component", "--requirements", "Dependency"],
      refused: [
        "17: 'LoginComponent' has no generic parameter for its outer scope, but the list "
          + "'LoginDependency': write 'class LoginComponent<I: LoginDependency>: Component<I>'."
      ]),
    .init(
      "conformances under a condition", ["Resource<I>, OneNeeds": "Resource<I>"],
      more: """
        #if DEBUG
          extension Root: OneNeeds {}
        #endif
        extension Root: TwoNeeds where I: Sendable {}
        extension Two<NilResource>: OneNeeds {}
        """,
      refused: [
        "17: 'Root' meets 'OneNeeds' in an #if, and carry can't know whether it is there: move it "
          + "out.",
        "19: 'Root' meets 'TwoNeeds' for some arguments only, and carry can't know for which: drop "
          + "the condition.",
        "20: 'Two' meets 'OneNeeds' for some arguments only, and carry can't know for which: drop "
          + "the condition.",
      ]),
    .init(
      "scopes that are only inside each other",
      more: """
        class A<I: ANeeds>: Resource<I>, BNeeds {}
        protocol ANeeds: Requirements, CODEGEN_ANeeds {}
        class B<I: BNeeds>: Resource<I>, ANeeds {}
        protocol BNeeds: Requirements, CODEGEN_BNeeds {}
        """,
      refused: [
        "16: these scopes are only inside each other: A, B. Let a scope that can be made meet the "
          + "requirements of one of them."
      ]),
  ]

  private static let values: [EditedProgram] = [
    .init(
      "a value that nobody has", ["  let name = \"root\"\n": ""], more: "struct Fake: OneNeeds {}",
      refused: [
        "11: nobody provides 'name', which 'TwoNeeds' needs: Two -> One -> Fake. 'Fake' is no "
          + "scope, and must have it: declare it there.",
        "11: nobody provides 'name', which 'TwoNeeds' needs: Two -> One -> Root. 'Root' is the "
          + "outermost: make it there, or on the way.",
      ]),
    .init(
      "a value with two types",
      ["Resource<I>, TwoNeeds": "Resource<I>, TwoNeeds, OtherNeeds"],
      more: """
        protocol OtherNeeds: Requirements, CODEGEN_OtherNeeds {
          var name: String { get async }
        }
        protocol BothNeeds: OtherNeeds, TwoNeeds {}
        """,
      refused: [
        "12: 'name' is 'String' for 'TwoNeeds' and 'String { get async }' for 'OtherNeeds', and "
          + "'BothNeeds' has one of that name: write both the same, or rename one.",
        "12: 'name' is 'String' for 'TwoNeeds' and 'String { get async }' for 'OtherNeeds', and "
          + "'One' has one of that name: write both the same, or rename one.",
      ]),
    .init(
      "another type than that of the outer scope's value",
      [
        "  var name: String { get }\n": "",
        "let name = \"root\"": "let text = \"\", made = { true }",
        "OneNeeds {}": "OneNeeds { var text: String { get }; var made: () -> Bool { get } }",
        "TwoNeeds {}": "TwoNeeds { lazy var name = injected.text, size = injected.made() }",
      ],
      more: """
        protocol ThreeNeeds: Requirements, CODEGEN_ThreeNeeds {
          var name: Int { get }
          var size: Int { get }
        }
        extension Two: ThreeNeeds {}
        class Three<I: ThreeNeeds>: Resource<I> {}
        """,
      refused: [
        "9: 'ThreeNeeds' needs 'name' as 'Int', and that of 'One' is 'String': write both the "
          + "same, or rename one.",
        "9: 'ThreeNeeds' needs 'size' as 'Int', and that of 'One' is 'Bool': write both the "
          + "same, or rename one.",
      ]),
    member(
      "let name = make()",
      " as 'String', and carry can't tell the type of that of 'Root': write it, as in "
        + "'name: String'."),
    member(
      "func name() -> String { \"\" }",
      ", and 'Root' has a func of that name: make it a property, or rename one."),
    member(
      "private let name = \"\"",
      ", and that of 'Root' is private: make it internal, or rename one."),
    member(
      "var name: String { get async throws { \"\" } }",
      " without 'async throws', which that of 'Root' is: write both the same, or rename one."),
    member("\n#if DEBUG\nlet name = \"\"\n#endif", underCondition, line: 6),
    member(
      "}\nextension Root where I: Sendable {\n  var name: String { \"\" }", underCondition, line: 6),
  ]

  /// A member of the root that is not what its name should be.
  private static func member(_ text: String, _ sentence: String, line: Int = 4) -> EditedProgram {
    EditedProgram(
      text, ["let name = \"root\"": text],
      refused: ["\(line): 'TwoNeeds' needs 'name'\(sentence)"])
  }

  private static let underCondition =
    ", and 'Root' has it under a condition only, which carry can't know: declare it without one."
}
