import Testing
import ToolSupport

@testable import Book

@Suite("`Picture`: diagrams made from program output and tables")
struct PictureTests {
  @Test("`Picture.objects` draws each printed reference once, in order")
  func objects() throws {
    let lines = ["A sentence.", "Deps.a -> A", "C.deps -> Deps", "Deps.a -> A"]
    #expect(
      try Picture.objects(lines, "LR")
        == "flowchart LR\n  Deps -->|a| A\n  C -->|deps| Deps")
    #expect(throws: ToolError.self) { try Picture.objects(["A sentence."], "LR") }
  }

  @Test("`Picture.sequence` keeps the order of calls and answers")
  func sequence() throws {
    let lines = ["A sentence.", "list -> client: fetchItems", "client --> list: [tea]"]
    let drawn = try Picture.sequence(lines)
    #expect(drawn == "sequenceDiagram\n  list->>client: fetchItems\n  client-->>list: [tea]")
    #expect(try Picture.sequence(lines.reversed()) != drawn)
    #expect(throws: ToolError.self) { try Picture.sequence(["a -> b: no; semicolon"]) }
  }

  @Test("`Picture` and `Diagram` reject more than ten nodes")
  func tooMany() throws {
    let calls = (1...10).map { "a\($0) -> a\($0 % 10 + 1): call" }
    _ = try Picture.sequence(calls)
    let message = "This picture has 11 nodes; at most 10 are allowed."
    #expect(throws: ToolError(message)) { try Picture.sequence(calls + ["a1 -> b: call"]) }
    let held = (1...10).map { "App.p\($0) -> A\($0)" }
    #expect(throws: ToolError(message)) { try Picture.objects(held, "TD") }
    let targets = (1...10).map { "App --> A\($0)" }.joined(separator: "\n")
    #expect(
      Diagram(targets).differences(from: TargetGraph([:]))
        == ["This picture has more than 10 nodes."])
  }

  private let graph = TargetGraph(["A": ["B", "C"], "B": ["C"], "C": []])

  @Test(
    "`Diagram` reports arrows that differ from the targets' dependencies",
    arguments: [
      ("A --> B", []), ("A --> B\nB --> C", ["The diagram is missing 'A --> C'."]),
      (
        "B --> A",
        [
          "The diagram has 'B --> A', which is not a dependency.",
          "The diagram is missing 'A --> B'.",
        ]
      ),
      (
        "A --> D",
        ["No target D.", "The diagram has 'A --> D', which is not a dependency."]
      ),
      ("flowchart LR", ["The diagram has no arrows."]),
      // A label is a method that the target adds by an extension. If one is labeled, all must be drawn.
      ("A -->|load| B\nA -->|save| B", []),
      (
        "A -->|save| B\nA -->|lose| B",
        [
          "The diagram has 'A -->|lose| B', which is not a dependency.",
          "The diagram is missing 'A -->|load| B'.",
        ]
      ),
    ])
  func targets(diagram: String, problems: [String]) {
    let found = Diagram(diagram).differences(from: graph, methods: ["A": ["load", "save"]])
    #expect(found == problems)
  }

  @Test("`Picture.bars` draws the rows that the page lists, or all rows")
  func bars() throws {
    let table = [
      "ch  pattern  calls    ns", " -  a call       0   3.9", "09  two, deep    1  24.4",
    ]
    let figures = try Picture.figures(of: "ns", in: table)
    #expect(figures.map(\.name) == ["a call", "two, deep"])
    #expect(try Picture.figures(of: "calls", in: table).map(\.figure) == ["0", "1"])
    #expect(throws: ToolError("No column 'heap'.")) {
      try Picture.figures(of: "heap", in: table)
    }
    let block = "xychart-beta horizontal\n  x-axis [\"two, deep\", \"a call\"]\n"
    #expect(
      try Picture.bars(figures, unit: "ns", in: block) == """
        xychart-beta horizontal
          x-axis ["two, deep", "a call"]
          y-axis "ns" 0 --> 25
          bar [24.4, 3.9]
        """)
    #expect(try Picture.bars(figures, unit: "ns", in: "").hasSuffix("bar [3.9, 24.4]"))
    #expect(throws: ToolError("No figure is recorded for 'b'.")) {
      try Picture.bars(figures, unit: "ns", in: "x-axis [\"b\"]")
    }
  }

  @Test(
    "`filesCompiled` adds up the recompiled files of all modules",
    arguments: [("S1/3 L1/2 I1/2", 3), ("S4/5 M1/2", 5), ("-", 0), ("M12/14", 12)])
  func files(cell: String, count: Int) {
    #expect(Picture.filesCompiled(in: cell) == count)
  }
}
