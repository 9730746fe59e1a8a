import Foundation
import ItemsCore
import Playground

/// The names that a step delivers, or why there are none.
func outcome(of step: Step<URL, [Item]>) async -> String {
  do {
    return "\(try await step.run(.items).names)"
  } catch {
    return (error as? World.Failure)?.description ?? "cannot be read"
  }
}

/// The client's answer, if it comes before `fetchItems` returns.
func answer(of client: some ItemsClient) -> Result<[Item], any Error>? {
  var answer: Result<[Item], any Error>?
  client.fetchItems { answer = $0 }
  return answer
}

/// Who holds whom, as far as the outside.
func holders(from root: AnyObject) -> [String] {
  references(from: root).filter { !$0.contains("URL") && !$0.hasSuffix("-> Log") }
}

extension [Item] {
  var names: [String] { map(\.name) }
}
