import Playground
import TextUI

/// Writes down which language it reads and which view stands above it. It learns the latter in the
/// same way: from a value that the view above sets.
struct Named<Content: View>: View {
  @Environment(\.language) private var language
  @Environment(\.viewAbove) private var viewAbove
  let name: String
  let journal: Log
  let content: Content

  init(_ name: String, _ journal: Log, @ViewBuilder content: () -> Content) {
    (self.name, self.journal, self.content) = (name, journal, content())
  }

  var body: some View {
    let _ = journal.note("\(viewAbove).\(language) -> \(name)")
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

/// The checkout's tree, in which each view has a name and tells what it reads.
func languagesInCheckout() -> [String] {
  let journal = Log()
  let checkout = Named("CheckoutView", journal) {
    Named("PriceView", journal) { EmptyView() }
    Named("ReceiptView", journal) {
      Named("ReceiptPrice", journal) { EmptyView() }
    }
    .environment(\.language, .dutch)
  }
  _ = checkout.environment(\.language, .german).lines()
  return journal.lines
}

/// A tracker that keeps what it was told.
extension Log: Tracking {
  func track(_ event: String) { note(event) }
}
