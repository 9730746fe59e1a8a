import TextUI

protocol ContextProviding {
  var context: String { get }
}

extension Logging {
  func log(_ message: String, source: some ContextProviding) {
    log("\(source.context): \(message)")
  }
}

enum LogsByService {
  typealias ProductDetailViewDependencies = LoggingDependency

  struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View, ContextProviding {
    let dependencies: Dependencies
    let context = "com.foo.product-detail-view"

    var body: some View {
      Text("Product Detail View")
        .onAppear { dependencies.logger.log("View loaded!", source: self) }
    }
  }
}
