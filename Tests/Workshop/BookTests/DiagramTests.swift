import Testing

@testable import Book

@Suite("Diagrams of targets against the package")
struct DiagramTests {
  @Test("Targets: only arrows among the drawn ones count, and every one of those")
  func targets() {
    let graph = TargetGraph(["A": ["B", "C"], "B": ["C"], "C": []])
    #expect(Diagram("A --> B").differences(from: graph) == [])
    #expect(
      Diagram("A --> B\nB --> C").differences(from: graph) == ["The diagram lacks 'A --> C'."])
    #expect(
      Diagram("B --> A").differences(from: graph) == [
        "The diagram draws 'B --> A', the package has no such arrow.",
        "The diagram lacks 'A --> B'.",
      ])
    #expect(
      Diagram("A --> D").differences(from: graph) == [
        "There is no target D.", "The diagram draws 'A --> D', the package has no such arrow.",
      ])
    #expect(Diagram("flowchart LR").differences(from: graph) == ["The diagram has no arrow."])
  }

  @Test("A label is a method that the target adds by an extension; with one, all are drawn")
  func labels() {
    let graph = TargetGraph(["A": ["B"], "B": []])
    func differences(_ diagram: String) -> [String] {
      Diagram(diagram).differences(from: graph, methods: ["A": ["load", "save"]])
    }
    #expect(differences("A --> B") == [])
    #expect(differences("A -->|load| B\nA -->|save| B") == [])
    #expect(
      differences("A -->|save| B\nA -->|lose| B") == [
        "The diagram draws 'A -->|lose| B', the package has no such arrow.",
        "The diagram lacks 'A -->|load| B'.",
      ])
  }
}
