import SwiftUI

/// What one review page keeps while it is open.
@MainActor
struct ReviewStores {
  let reviews = Store()
  let votes = Store()
  let drafts = Store()
}

struct ReviewPage<Dependencies: TrackingDependency>: View {
  let dependencies: Dependencies
  @State private var stores = ReviewStores()

  var body: some View {
    VStack {
      ReviewList(dependencies: dependencies, stores: stores)
      ReviewFooter(dependencies: dependencies, stores: stores)
    }
  }
}

struct ProductScreen<Dependencies: TrackingDependency>: View {
  let dependencies: Dependencies
  @State private var showsReviews = false

  var body: some View {
    Button("Reviews") { showsReviews = true }
      .sheet(isPresented: $showsReviews) {
        // was: ReviewPage(dependencies: SplicedReviewPageDependencies(…))
        ReviewPage(dependencies: dependencies)
      }
  }
}

/// Passes the stores on without using them.
struct ReviewList<Dependencies: TrackingDependency>: View {
  let dependencies: Dependencies
  let stores: ReviewStores

  var body: some View { ReviewRow(dependencies: dependencies, stores: stores) }
}

struct ReviewRow<Dependencies: TrackingDependency>: View {
  let dependencies: Dependencies
  let stores: ReviewStores

  var body: some View { ReviewActions(dependencies: dependencies, stores: stores) }
}

struct ReviewActions<Dependencies: TrackingDependency>: View {
  let dependencies: Dependencies
  let stores: ReviewStores

  var body: some View {
    Button("Answer \(stores.reviews.texts.count)") {
      stores.drafts.texts.append("")
      dependencies.tracker.track("answer")
    }
  }
}

struct ReviewFooter<Dependencies: TrackingDependency>: View {
  let dependencies: Dependencies
  let stores: ReviewStores

  var body: some View { WriteButton(dependencies: dependencies, stores: stores) }
}

struct WriteButton<Dependencies: TrackingDependency>: View {
  let dependencies: Dependencies
  let stores: ReviewStores

  var body: some View {
    Button("Send \(stores.drafts.texts.count)") { dependencies.tracker.track("send") }
  }
}

@MainActor @Observable
final class Store {
  var texts: [String] = []
}

protocol Tracking { func track(_ event: String) }

protocol TrackingDependency {
  var tracker: any Tracking { get }
}
