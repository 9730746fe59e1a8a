// Fails pageHasNoWayToTheDrafts: one level too high, and the page and the tag have them too.
// Also fails draftsOfTheSection, shareWithoutParameters, takesItsDependencies.
// Decide by rubric. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

// TASK 1: The detail view and its repository.
typealias ProductDetailViewDependencies = TrackingDependency

struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: Component {
  let dependencies: Dependencies
  let productDataRepository: ProductDataRepository

  var uses: [AnyObject] { [productDataRepository, dependencies.tracker] }
}

func openProduct(in app: App) -> any Component {
  ProductDetailView(dependencies: app, productDataRepository: ProductDataRepository())
}
// END

// TASK 2: The page.
struct ProductPage<Dependencies: ProductPageDependencies>: Component {
  let dependencies: Dependencies

  var children: [any Component] {
    [PriceTag(dependencies: dependencies), ReviewSection(dependencies: dependencies)]
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

struct SplicedReviewSectionDependencies<ExternalDependencies: TrackingDependency>:
  ReviewListDependencies & ReviewFooterDependencies
{
  private let externalDependencies: ExternalDependencies
  let reviewDrafts: ReviewDrafts

  var tracker: any Tracking { externalDependencies.tracker }

  init(externalDependencies: ExternalDependencies, reviewDrafts: ReviewDrafts) {
    (self.externalDependencies, self.reviewDrafts) = (externalDependencies, reviewDrafts)
  }
}
// END

struct ReviewSection<Dependencies: ReviewSectionDependencies>: Component {
  let dependencies: Dependencies
  // TASK 2: The drafts of the section.
  // END

  var children: [any Component] {
    // TASK 3: The list and the footer of the section.
    [ReviewList(dependencies: dependencies), ReviewFooter(dependencies: dependencies)]
    // END
  }
}

// TASK 3: List, row, footer and button.
typealias ReviewListDependencies = ReviewRowDependencies

struct ReviewList<Dependencies: ReviewListDependencies>: Component {
  let dependencies: Dependencies

  var children: [any Component] { [ReviewRow(dependencies: dependencies)] }
}

typealias ReviewRowDependencies = TrackingDependency & ReviewDraftsDependency

struct ReviewRow<Dependencies: ReviewRowDependencies>: Component {
  let dependencies: Dependencies

  var uses: [AnyObject] { [dependencies.reviewDrafts, dependencies.tracker] }
}

typealias ReviewFooterDependencies = WriteButtonDependencies

struct ReviewFooter<Dependencies: ReviewFooterDependencies>: Component {
  let dependencies: Dependencies

  var children: [any Component] { [WriteButton(dependencies: dependencies)] }
}

typealias WriteButtonDependencies = TrackingDependency & ReviewDraftsDependency

struct WriteButton<Dependencies: WriteButtonDependencies>: Component {
  let dependencies: Dependencies

  var uses: [AnyObject] { [dependencies.reviewDrafts, dependencies.tracker] }
}
// END

func openPage(in app: App) -> any Component {
  ProductPage(
    dependencies: SplicedReviewSectionDependencies(
      externalDependencies: app, reviewDrafts: ReviewDrafts()))
}

// TASK 5: What the checkout takes from outside, and what is added to it.
typealias CheckoutFeatureDependencies = TrackingDependency

struct SplicedCheckoutFeatureDependencies<ExternalDependencies: CheckoutFeatureDependencies>:
  AddressScreenDependencies & PaymentScreenDependencies
{
  private let externalDependencies: ExternalDependencies
  let basket: Basket

  var tracker: any Tracking { externalDependencies.tracker }

  init(externalDependencies: ExternalDependencies, basket: Basket) {
    (self.externalDependencies, self.basket) = (externalDependencies, basket)
  }
}
// END

final class CheckoutFeature<Dependencies: CheckoutFeatureDependencies>: Feature {
  private let dependencies: Dependencies
  // TASK 4: The basket of the checkout.
  private let basket = Basket()
  // END
  // TASK 6: The card reader of a payment.
  private func readerOfPayment() -> CardReader { CardReader() }
  // END

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  // TASK 5: The screens of the checkout.
  private lazy var spliced = SplicedCheckoutFeatureDependencies(
    externalDependencies: dependencies, basket: basket)

  func screens() -> [any Component] {
    [
      AddressScreen(dependencies: spliced),
      PaymentScreen(dependencies: spliced, cardReader: readerOfPayment()),
    ]
  }
  // END
}

// TASK 5: Address, form, payment and button.
typealias AddressScreenDependencies = AddressFormDependencies

struct AddressScreen<Dependencies: AddressScreenDependencies>: Component {
  let dependencies: Dependencies

  var children: [any Component] { [AddressForm(dependencies: dependencies)] }
}

typealias AddressFormDependencies = BasketDependency & TrackingDependency

struct AddressForm<Dependencies: AddressFormDependencies>: Component {
  let dependencies: Dependencies

  var uses: [AnyObject] { [dependencies.basket, dependencies.tracker] }
}

typealias PaymentScreenDependencies = PayButtonDependencies

struct PaymentScreen<Dependencies: PaymentScreenDependencies>: Component {
  let dependencies: Dependencies
  let cardReader: CardReader

  var uses: [AnyObject] { [cardReader] }
  var children: [any Component] {
    [PayButton(dependencies: dependencies, cardReader: cardReader)]
  }
}

typealias PayButtonDependencies = BasketDependency & TrackingDependency

struct PayButton<Dependencies: PayButtonDependencies>: Component {
  let dependencies: Dependencies
  let cardReader: CardReader

  var uses: [AnyObject] { [dependencies.basket, cardReader, dependencies.tracker] }
}
// END

func openCheckout(in app: App) -> any Feature {
  CheckoutFeature(dependencies: app)
}
