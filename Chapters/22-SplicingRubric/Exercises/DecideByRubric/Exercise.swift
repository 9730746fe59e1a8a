// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

import TextUI

func decide(_ feature: Feature) -> Decision {
  // TASK 1: Count the arguments, and decide.
  switch feature {
  case .product: Decision(arguments: 1, way: .parameter)
  case .photos: Decision(arguments: 0, way: .parameter)
  case .sizes: Decision(arguments: 0, way: .splice)
  case .returns: Decision(arguments: 0, way: .splice)
  }
  // END
}

// TASK 2: Let the readers share the selection of their page.
typealias PhotoPageDependencies = PhotoGridDependencies & PhotoFooterDependencies
typealias PhotoGridDependencies = PhotoRowDependencies
typealias PhotoRowDependencies = PhotoTileDependencies
typealias PhotoTileDependencies = CheckmarkDependencies
typealias CheckmarkDependencies = TrackingDependency
typealias PhotoFooterDependencies = ShareBarDependencies
typealias ShareBarDependencies = ShareButtonDependencies
typealias ShareButtonDependencies = TrackingDependency

func openPhotos(in app: App) -> some View {
  PhotoPage(dependencies: app)
}

struct PhotoPage<Dependencies: PhotoPageDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    PhotoGrid(dependencies: dependencies)
    PhotoFooter(dependencies: dependencies)
  }
}

struct PhotoGrid<Dependencies: PhotoGridDependencies>: View {
  let dependencies: Dependencies

  var body: some View { PhotoRow(dependencies: dependencies) }
}

struct PhotoRow<Dependencies: PhotoRowDependencies>: View {
  let dependencies: Dependencies

  var body: some View { PhotoTile(dependencies: dependencies) }
}

struct PhotoTile<Dependencies: PhotoTileDependencies>: View {
  let dependencies: Dependencies

  var body: some View { Checkmark(dependencies: dependencies) }
}

struct Checkmark<Dependencies: CheckmarkDependencies>: View {
  let dependencies: Dependencies
  let selection = Selection()

  var body: some View {
    Text("selected: \(selection.count)")
    Button("Select") { selection.count += 1 }
  }
}

struct PhotoFooter<Dependencies: PhotoFooterDependencies>: View {
  let dependencies: Dependencies

  var body: some View { ShareBar(dependencies: dependencies) }
}

struct ShareBar<Dependencies: ShareBarDependencies>: View {
  let dependencies: Dependencies

  var body: some View { ShareButton(dependencies: dependencies) }
}

struct ShareButton<Dependencies: ShareButtonDependencies>: View {
  let dependencies: Dependencies
  let selection = Selection()

  var body: some View {
    Button("Share") { dependencies.tracker.track("share \(selection.count)") }
  }
}
// END

// TASK 3: Decide how a payment gets its reader.
struct SplicedCheckoutDependencies<ExternalDependencies: TrackingDependency>:
  AddressScreenDependencies & PaymentScreenDependencies
{
  private let externalDependencies: ExternalDependencies
  let basket = Basket()
  let cardReader: CardReader

  var tracker: any Tracking { externalDependencies.tracker }

  init(externalDependencies: ExternalDependencies) {
    self.externalDependencies = externalDependencies
    cardReader = CardReader(dependencies: externalDependencies)
  }
}

/// Is open until the customer has paid. Meanwhile its screens come and go.
final class Checkout<ExternalDependencies: TrackingDependency> {
  private let dependencies: SplicedCheckoutDependencies<ExternalDependencies>

  init(externalDependencies: ExternalDependencies) {
    dependencies = SplicedCheckoutDependencies(externalDependencies: externalDependencies)
  }

  func openAddress() -> some View { AddressScreen(dependencies: dependencies) }

  func openPayment() -> some View {
    PaymentScreen(dependencies: dependencies)
  }
}

typealias PaymentScreenDependencies = PayButtonDependencies
typealias PayButtonDependencies = TrackingDependency & BasketDependency & CardReaderDependency

struct PaymentScreen<Dependencies: PaymentScreenDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Text(dependencies.cardReader.card)
    Button("Read card") { dependencies.cardReader.card = "card of Ada" }
    PayButton(dependencies: dependencies)
  }
}

struct PayButton<Dependencies: PayButtonDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Button("Pay") {
      let card = dependencies.cardReader.card
      dependencies.tracker.track("\(dependencies.basket.contents), paid by \(card)")
    }
  }
}
// END
