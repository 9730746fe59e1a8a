import TextUI

// The page in the form of chapters 18 to 20: each alias lists its view's dependencies.

protocol LanguageDependency { var language: Language { get } }
protocol TrackingDependency { var tracker: any Tracking { get } }

enum Composed {
  // snippet.page
  typealias PriceViewDependencies = LanguageDependency

  typealias ProductDetailViewDependencies = TrackingDependency
    & PriceViewDependencies  // Required by PriceView

  struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
    let dependencies: Dependencies
    // snippet.end

    var body: some View {
      Text("Tea")
      PriceView(dependencies: dependencies, cents: 450)
      Button("Add to cart") { dependencies.tracker.track("add tea") }
    }
  }

  struct PriceView<Dependencies: PriceViewDependencies>: View {
    let dependencies: Dependencies
    let cents: Int

    var body: some View { Text(dependencies.language.price(cents)) }
  }

  struct Container: LanguageDependency, TrackingDependency {
    let language: Language
    let tracker: any Tracking
  }
}
