// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

extension VendorCall {
  /// Starts the call, and waits for its end.
  func products() async throws -> [Product] {
    // TASK 1: Return the products, or throw the error.
    try await withCheckedThrowingContinuation { continuation in
      start { hits, error in
        if let hits {
          continuation.resume(returning: hits.map { Product(name: $0.title, cents: $0.price) })
        } else {
          continuation.resume(throwing: error ?? NoResponse())
        }
      }
    }
    // STUB
    // []
    // END
  }
}

/// The adapter, in the app's main module, which imports both sides.
struct ProductAdapter: ProductSearch {
  let vendor: VendorSearch

  func products(matching text: String) async throws -> [Product] {
    let call = vendor.call(for: text)
    // TASK 2: Cancel the call when the task is canceled.
    do {
      return try await withTaskCancellationHandler {
        try await call.products()
      } onCancel: {
        call.cancel()
      }
    } catch VendorError.aborted {
      throw CancellationError()
    }
    // STUB
    // return try await call.products()
    // END
  }
}
