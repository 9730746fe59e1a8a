import Foundation
import ItemsCore
import Playground

/// The names that a step delivers, or why there are none.
func answer(_ step: Step<URL, [Item]>, _ url: URL) async -> String {
  do {
    return "\(try await step.run(url).names)"
  } catch let failure as Outside.Failure {
    return failure.description
  } catch {
    return "cannot be read"
  }
}

extension [Item] {
  var names: [String] { map(\.name) }
}

/// Who holds whom, but for what an address is made of.
func holders(from root: AnyObject) -> [String] {
  references(from: root).filter { !$0.contains("URL") }
}
