// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

import TextUI

// TASK 1: What the detail view needs.
typealias ProductDetailViewDependencies = TrackingDependency
// STUB
// typealias ProductDetailViewDependencies = TrackingDependency & ProductDataRepositoryDependency
//
// typealias ProductDetailViewExternalDependencies = TrackingDependency
//
// struct SplicedProductDetailViewDependencies<
//   ExternalDependencies: ProductDetailViewExternalDependencies
// >: ProductDetailViewDependencies {
//   private let externalDependencies: ExternalDependencies
//   let productDataRepository: ProductDataRepository
//
//   var tracker: any Tracking { externalDependencies.tracker }
//
//   init(externalDependencies: ExternalDependencies, productDataRepository: ProductDataRepository) {
//     self.externalDependencies = externalDependencies
//     self.productDataRepository = productDataRepository
//   }
// }
// END

struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
  let dependencies: Dependencies
  // TASK 1: Where the view has its repository from.
  let productDataRepository: ProductDataRepository
  // STUB
  // var productDataRepository: ProductDataRepository { dependencies.productDataRepository }
  // END

  var body: some View {
    VStack {
      Text("\(productDataRepository.productName): \(productDataRepository.quantity)")
      Button("More") { productDataRepository.quantity += 1 }
      Button("Buy") { dependencies.tracker.track("buy") }
    }
  }
}

func openProduct(_ productName: String, in app: App) -> some View {
  let repository = ProductDataRepository(productName: productName)
  // TASK 1: Make the view.
  return ProductDetailView(dependencies: app, productDataRepository: repository)
  // STUB
  // return ProductDetailView(
  //   dependencies: SplicedProductDetailViewDependencies(
  //     externalDependencies: app, productDataRepository: repository))
  // END
}

// TASK 2: The page of reviews, and the way of its two stores.
typealias ReviewPageDependencies = ReviewListDependencies & ReviewFooterDependencies
typealias ReviewListDependencies = ReviewRowDependencies
typealias ReviewRowDependencies = ReviewActionsDependencies
typealias ReviewActionsDependencies = TrackingDependency & ReviewsDependency & DraftsDependency
typealias ReviewFooterDependencies = SendButtonDependencies
typealias SendButtonDependencies = TrackingDependency & ReviewsDependency & DraftsDependency

struct SplicedReviewPageDependencies<ExternalDependencies: TrackingDependency>:
  ReviewPageDependencies
{
  private let externalDependencies: ExternalDependencies
  let reviews = Store()
  let drafts = Store()

  var tracker: any Tracking { externalDependencies.tracker }

  init(externalDependencies: ExternalDependencies) {
    self.externalDependencies = externalDependencies
  }
}

struct ReviewPage<Dependencies: ReviewPageDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    VStack {
      ReviewList(dependencies: dependencies)
      ReviewFooter(dependencies: dependencies)
    }
  }
}

func openReviews(in app: App) -> some View {
  ReviewPage(dependencies: SplicedReviewPageDependencies(externalDependencies: app))
}

struct ReviewList<Dependencies: ReviewListDependencies>: View {
  let dependencies: Dependencies

  var body: some View { ReviewRow(dependencies: dependencies) }
}

struct ReviewRow<Dependencies: ReviewRowDependencies>: View {
  let dependencies: Dependencies

  var body: some View { ReviewActions(dependencies: dependencies) }
}

struct ReviewActions<Dependencies: ReviewActionsDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Text("reviews \(dependencies.reviews.count), drafts \(dependencies.drafts.count)")
    Button("Answer") {
      dependencies.drafts.count += 1
      dependencies.tracker.track("answer")
    }
  }
}

struct ReviewFooter<Dependencies: ReviewFooterDependencies>: View {
  let dependencies: Dependencies

  var body: some View { SendButton(dependencies: dependencies) }
}

struct SendButton<Dependencies: SendButtonDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Button("Send") {
      dependencies.reviews.count += dependencies.drafts.count
      dependencies.drafts.count = 0
      dependencies.tracker.track("send")
    }
  }
}
// STUB
// typealias ReviewPageDependencies = ReviewListDependencies & ReviewFooterDependencies
// typealias ReviewListDependencies = ReviewRowDependencies
// typealias ReviewRowDependencies = ReviewActionsDependencies
// typealias ReviewActionsDependencies = TrackingDependency
// typealias ReviewFooterDependencies = SendButtonDependencies
// typealias SendButtonDependencies = TrackingDependency
//
// struct ReviewPage<Dependencies: ReviewPageDependencies>: View {
//   let dependencies: Dependencies
//
//   var body: some View {
//     let reviews = Store()
//     let drafts = Store()
//     VStack {
//       ReviewList(dependencies: dependencies, reviews: reviews, drafts: drafts)
//       ReviewFooter(dependencies: dependencies, reviews: reviews, drafts: drafts)
//     }
//   }
// }
//
// func openReviews(in app: App) -> some View {
//   ReviewPage(dependencies: app)
// }
//
// struct ReviewList<Dependencies: ReviewListDependencies>: View {
//   let dependencies: Dependencies
//   let reviews: Store
//   let drafts: Store
//
//   var body: some View { ReviewRow(dependencies: dependencies, reviews: reviews, drafts: drafts) }
// }
//
// struct ReviewRow<Dependencies: ReviewRowDependencies>: View {
//   let dependencies: Dependencies
//   let reviews: Store
//   let drafts: Store
//
//   var body: some View {
//     ReviewActions(dependencies: dependencies, reviews: reviews, drafts: drafts)
//   }
// }
//
// struct ReviewActions<Dependencies: ReviewActionsDependencies>: View {
//   let dependencies: Dependencies
//   let reviews: Store
//   let drafts: Store
//
//   var body: some View {
//     Text("reviews \(reviews.count), drafts \(drafts.count)")
//     Button("Answer") {
//       drafts.count += 1
//       dependencies.tracker.track("answer")
//     }
//   }
// }
//
// struct ReviewFooter<Dependencies: ReviewFooterDependencies>: View {
//   let dependencies: Dependencies
//   let reviews: Store
//   let drafts: Store
//
//   var body: some View { SendButton(dependencies: dependencies, reviews: reviews, drafts: drafts) }
// }
//
// struct SendButton<Dependencies: SendButtonDependencies>: View {
//   let dependencies: Dependencies
//   let reviews: Store
//   let drafts: Store
//
//   var body: some View {
//     Button("Send") {
//       reviews.count += drafts.count
//       drafts.count = 0
//       dependencies.tracker.track("send")
//     }
//   }
// }
// END

// TASK 3: What belongs to the checkout.
struct SplicedCheckoutDependencies<ExternalDependencies: TrackingDependency>:
  AddressScreenDependencies & PaymentScreenDependencies
{
  private let externalDependencies: ExternalDependencies
  let basket = Basket()

  var tracker: any Tracking { externalDependencies.tracker }

  init(externalDependencies: ExternalDependencies) {
    self.externalDependencies = externalDependencies
  }
}
// STUB
// struct SplicedCheckoutDependencies<ExternalDependencies: TrackingDependency>:
//   AddressScreenDependencies & PaymentScreenDependencies
// {
//   private let externalDependencies: ExternalDependencies
//   let basket = Basket()
//   let cardReader: CardReader
//
//   var tracker: any Tracking { externalDependencies.tracker }
//
//   init(externalDependencies: ExternalDependencies) {
//     self.externalDependencies = externalDependencies
//     cardReader = CardReader(dependencies: externalDependencies)
//   }
// }
// END

/// Is open until the customer has paid. Meanwhile its screens come and go.
final class Checkout<ExternalDependencies: TrackingDependency> {
  private let dependencies: SplicedCheckoutDependencies<ExternalDependencies>

  init(externalDependencies: ExternalDependencies) {
    dependencies = SplicedCheckoutDependencies(externalDependencies: externalDependencies)
  }

  func openAddress() -> some View { AddressScreen(dependencies: dependencies) }

  func openPayment() -> some View {
    // TASK 3: Open a payment.
    PaymentScreen(
      dependencies: dependencies, cardReader: CardReader(dependencies: dependencies))
    // STUB
    // PaymentScreen(dependencies: dependencies)
    // END
  }
}

typealias PaymentScreenDependencies = PayButtonDependencies

// TASK 3: What the button needs.
typealias PayButtonDependencies = TrackingDependency & BasketDependency
// STUB
// typealias PayButtonDependencies = TrackingDependency & BasketDependency & CardReaderDependency
// END

struct PaymentScreen<Dependencies: PaymentScreenDependencies>: View {
  let dependencies: Dependencies
  // TASK 3: The reader of the payment.
  let cardReader: CardReader
  // STUB
  // var cardReader: CardReader { dependencies.cardReader }
  // END

  var body: some View {
    Text(cardReader.card)
    Button("Read card") { cardReader.card = "card of Ada" }
    // TASK 3: Make the button.
    PayButton(dependencies: dependencies, cardReader: cardReader)
    // STUB
    // PayButton(dependencies: dependencies)
    // END
  }
}

struct PayButton<Dependencies: PayButtonDependencies>: View {
  let dependencies: Dependencies
  // TASK 3: The reader of the button.
  let cardReader: CardReader
  // STUB
  // var cardReader: CardReader { dependencies.cardReader }
  // END

  var body: some View {
    Button("Pay") {
      dependencies.tracker.track("\(dependencies.basket.contents), paid by \(cardReader.card)")
    }
  }
}
