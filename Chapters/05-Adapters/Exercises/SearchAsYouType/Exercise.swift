// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

extension VendorCall {
  /// Starts the call, and waits for its end.
  func products() async throws -> [Product] {
    // TASK 1: Return the products, or throw the error.
    []
    // END
  }
}

/// The adapter, in the app's main module, which imports both sides.
struct ProductAdapter: ProductSearch {
  let vendor: VendorSearch

  func products(matching text: String) async throws -> [Product] {
    let call = vendor.call(for: text)
    // TASK 2: Cancel the call when the task is canceled.
    return try await call.products()
    // END
  }
}
