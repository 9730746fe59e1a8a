// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

/// The core: the offers on a page that are current at a time.
func currentOffers(on page: String, at now: Int) throws -> [Offer] {
  // TASK 1: The rules of OffersAsFound, with what they need as values.
  []
  // END
}

/// The shell: it asks, lets the core decide, and does.
struct OffersShell {
  let loader: any Loader
  let clock: any WallClock
  let cache: any Cache

  func refresh() throws -> [Offer] {
    // TASK 2: What OffersAsFound does besides its rules.
    []
    // END
  }
}
