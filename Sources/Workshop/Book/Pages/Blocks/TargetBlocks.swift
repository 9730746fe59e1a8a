import SwiftOutline
import ToolSupport

/// Diagrams of targets: of this package, or of one in a folder of a chapter.
struct TargetBlocks: BlockKind {
  let marks = ["mermaid targets"]

  private let workspace: Workspace
  private let graph: TargetGraph
  /// The graphs of packages within the checkout, by their folders.
  private let graphs = AsyncCache<String, TargetGraph>()

  init(_ workspace: Workspace, _ graph: TargetGraph) {
    (self.workspace, self.graph) = (workspace, graph)
  }

  func source(of block: QuotingBlock) async throws(ToolError) -> BlockSource {
    let diagram = Diagram(block.text)
    if block.mark.isEmpty { return .differences(diagram.differences(from: graph)) }
    let package = resolved(block.mark, from: block.page)
    let graph = try await graphs.answer(to: package) { [workspace] () throws(ToolError) in
      try await TargetGraph(of: workspace, package: package)
    }
    let methods = try methodsAdded(by: graph, of: package, in: block.checkout)
    return .differences(diagram.differences(from: graph, methods: methods, isWhole: true))
  }

  /// The methods that each target of a package adds to types by extensions.
  private func methodsAdded(
    by graph: TargetGraph, of package: String, in checkout: Checkout
  ) throws(ToolError) -> [String: [String]] {
    var methods: [String: [String]] = [:]
    for (target, folder) in graph.folders {
      for file in graph.sources[target, default: []] {
        let all = try checkout.source("\(package)/\(folder)/\(file)").readDeclarations()
        methods[target, default: []] += all.filter { $0.kind == .extension }.flatMap(\.members)
          .filter { $0.kind == .function }.map(\.name)
      }
    }
    return methods
  }
}
