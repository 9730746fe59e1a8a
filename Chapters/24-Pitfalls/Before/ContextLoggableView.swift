import TextUI

// Against the conventions on purpose: a convenience that requires a logger of every conforming type.

typealias ContextLoggableViewDependencies = LoggingDependency

protocol ContextLoggableView: View {
  associatedtype Dependencies: ContextLoggableViewDependencies
  var dependencies: Dependencies { get }
  var context: String { get }
}

extension ContextLoggableView {
  func log(_ message: String) {
    dependencies.logger.log("\(context): \(message)")
  }
}

extension Before {
  enum LogsByProtocol {
    typealias ProductDetailViewDependencies = ContextLoggableViewDependencies

    struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: ContextLoggableView {
      let dependencies: Dependencies
      let context = "com.foo.product-detail-view"

      var body: some View {
        Text("Product Detail View")
          .onAppear { log("View loaded!") }
      }
    }
  }
}
