// Given: leave this file as it is.

struct Server {
  let host: String
}

/// The receipts of all customers.
struct Receipts {}

/// Where a customer pays.
struct Checkout {
  let server: Server
  let receipts: Receipts
}

/// Where a customer writes to support.
struct Support {
  let server: Server
}
