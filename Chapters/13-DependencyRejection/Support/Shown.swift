import Foundation
import ItemsCore
import Playground

/// The names that `load` returns, or its error.
func namesOrError(of load: () async throws -> [Item]) async -> String {
  do {
    return "\(try await load().names)"
  } catch {
    return (error as? World.Failure)?.description ?? "cannot be read"
  }
}

func namesOrError(of step: Step<URL, [Item]>) async -> String {
  await namesOrError { try await step.run(.items) }
}

/// The references from `root`, including those to `World` but not those inside it.
func holders(from root: AnyObject) -> [String] {
  references(from: root).filter { line in
    !line.contains("URL") && !line.hasPrefix("World.") && !line.hasPrefix("Locked.")
  }
}

extension [Item] {
  var names: [String] { map(\.name) }
}
