// Decide by rubric. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

// TASK 1: The detail view and its repository.
typealias ProductDetailViewDependencies = TrackingDependency & ProductDataRepositoryDependency

typealias ProductDetailViewExternalDependencies = TrackingDependency

struct SplicedProductDetailViewDependencies<
  ExternalDependencies: ProductDetailViewExternalDependencies
>: ProductDetailViewDependencies {
  private let externalDependencies: ExternalDependencies
  let productDataRepository = ProductDataRepository()

  var tracker: any Tracking { externalDependencies.tracker }

  init(externalDependencies: ExternalDependencies) {
    self.externalDependencies = externalDependencies
  }
}

struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: Component {
  let dependencies: Dependencies

  var uses: [AnyObject] { [dependencies.productDataRepository, dependencies.tracker] }
}

func openProduct(in app: App) -> any Component {
  ProductDetailView(
    dependencies: SplicedProductDetailViewDependencies(externalDependencies: app))
}
// END

// TASK 2: The page.
struct ProductPage<Dependencies: ProductPageDependencies>: Component {
  let dependencies: Dependencies
  let reviewDrafts = ReviewDrafts()

  var children: [any Component] {
    [
      PriceTag(dependencies: dependencies),
      ReviewSection(dependencies: dependencies, reviewDrafts: reviewDrafts),
    ]
  }
}
// END

typealias PriceTagDependencies = TrackingDependency

struct PriceTag<Dependencies: PriceTagDependencies>: Component {
  let dependencies: Dependencies

  var uses: [AnyObject] { [dependencies.tracker] }
}

// TASK 3: What page and section take from outside, and what is added to it.
typealias ProductPageDependencies = PriceTagDependencies & ReviewSectionDependencies

typealias ReviewSectionDependencies = ReviewListDependencies & ReviewFooterDependencies
// END

struct ReviewSection<Dependencies: ReviewSectionDependencies>: Component {
  let dependencies: Dependencies
  // TASK 2: The drafts of the section.
  let reviewDrafts: ReviewDrafts
  // END

  var children: [any Component] {
    // TASK 3: The list and the footer of the section.
    [
      ReviewList(dependencies: dependencies, reviewDrafts: reviewDrafts),
      ReviewFooter(dependencies: dependencies, reviewDrafts: reviewDrafts),
    ]
    // END
  }
}

// TASK 3: List, row, footer and button.
typealias ReviewListDependencies = ReviewRowDependencies

struct ReviewList<Dependencies: ReviewListDependencies>: Component {
  let dependencies: Dependencies
  let reviewDrafts: ReviewDrafts

  var children: [any Component] {
    [ReviewRow(dependencies: dependencies, reviewDrafts: reviewDrafts)]
  }
}

typealias ReviewRowDependencies = TrackingDependency

struct ReviewRow<Dependencies: ReviewRowDependencies>: Component {
  let dependencies: Dependencies
  let reviewDrafts: ReviewDrafts

  var uses: [AnyObject] { [reviewDrafts, dependencies.tracker] }
}

typealias ReviewFooterDependencies = WriteButtonDependencies

struct ReviewFooter<Dependencies: ReviewFooterDependencies>: Component {
  let dependencies: Dependencies
  let reviewDrafts: ReviewDrafts

  var children: [any Component] {
    [WriteButton(dependencies: dependencies, reviewDrafts: reviewDrafts)]
  }
}

typealias WriteButtonDependencies = TrackingDependency

struct WriteButton<Dependencies: WriteButtonDependencies>: Component {
  let dependencies: Dependencies
  let reviewDrafts: ReviewDrafts

  var uses: [AnyObject] { [reviewDrafts, dependencies.tracker] }
}
// END

func openPage(in app: App) -> any Component {
  ProductPage(dependencies: app)
}

// TASK 5: What the checkout takes from outside, and what is added to it.
typealias CheckoutFeatureDependencies = AddressScreenDependencies & PaymentScreenDependencies
// END

final class CheckoutFeature<Dependencies: CheckoutFeatureDependencies>: Feature {
  private let dependencies: Dependencies
  // TASK 4: The basket of the checkout.
  private var basket: Basket { Basket() }
  // END
  // TASK 6: The card reader of a payment.
  private let cardReader = CardReader()
  private func readerOfPayment() -> CardReader { cardReader }
  // END

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  // TASK 5: The screens of the checkout.
  func screens() -> [any Component] {
    [
      AddressScreen(dependencies: dependencies, basket: basket),
      PaymentScreen(
        dependencies: dependencies, basket: basket, cardReader: readerOfPayment()),
    ]
  }
  // END
}

// TASK 5: Address, form, payment and button.
typealias AddressScreenDependencies = AddressFormDependencies

struct AddressScreen<Dependencies: AddressScreenDependencies>: Component {
  let dependencies: Dependencies
  let basket: Basket

  var children: [any Component] { [AddressForm(dependencies: dependencies, basket: basket)] }
}

typealias AddressFormDependencies = TrackingDependency

struct AddressForm<Dependencies: AddressFormDependencies>: Component {
  let dependencies: Dependencies
  let basket: Basket

  var uses: [AnyObject] { [basket, dependencies.tracker] }
}

typealias PaymentScreenDependencies = PayButtonDependencies

struct PaymentScreen<Dependencies: PaymentScreenDependencies>: Component {
  let dependencies: Dependencies
  let basket: Basket
  let cardReader: CardReader

  var uses: [AnyObject] { [cardReader] }
  var children: [any Component] {
    [PayButton(dependencies: dependencies, basket: basket, cardReader: cardReader)]
  }
}

typealias PayButtonDependencies = TrackingDependency

struct PayButton<Dependencies: PayButtonDependencies>: Component {
  let dependencies: Dependencies
  let basket: Basket
  let cardReader: CardReader

  var uses: [AnyObject] { [basket, cardReader, dependencies.tracker] }
}
// END

func openCheckout(in app: App) -> any Feature {
  CheckoutFeature(dependencies: app)
}
