import Playground
import TextUI

/// Logs the language that this view reads, and the name of the view above, which that view sets in the environment.
struct Named<Content: View>: View {
  @Environment(\.language) private var language
  @Environment(\.viewAbove) private var viewAbove
  let name: String
  let log: Log
  let content: Content

  init(_ name: String, _ log: Log, @ViewBuilder content: () -> Content) {
    (self.name, self.log, self.content) = (name, log, content())
  }

  var body: some View {
    let _ = log.note("\(viewAbove).\(language) -> \(name)")
    content.environment(\.viewAbove, name)
  }
}

private struct ViewAboveKey: EnvironmentKey {
  static let defaultValue = "germanCheckout"
}

extension EnvironmentValues {
  fileprivate var viewAbove: String {
    get { self[ViewAboveKey.self] }
    set { self[ViewAboveKey.self] = newValue }
  }
}

/// The log of the checkout's tree, in which each view has a name.
func languagesInCheckout() -> [String] {
  let log = Log()
  let checkout = Named("CheckoutView", log) {
    Named("PriceView", log) { EmptyView() }
    Named("ReceiptView", log) {
      Named("ReceiptPrice", log) { EmptyView() }
    }
    .environment(\.language, .dutch)
  }
  _ = checkout.environment(\.language, .german).lines()
  return log.lines
}

/// Records the tracked events.
extension Log: Tracking {
  func track(_ event: String) { note(event) }
}
