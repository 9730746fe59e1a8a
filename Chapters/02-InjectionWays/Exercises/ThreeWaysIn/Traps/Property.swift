// Fails callNamesItsClient: between two calls, other code sets a client that no call names.
// Also fails hasNoPlaceForAClient.
// TASK 3: Pay with the client of this call.
var client: (any PaymentClient)?

func checkOut(with client: any PaymentClient) throws -> String {
  self.client = client
  defer { self.client = nil }
  return try client.pay(items.map(\.cents).reduce(0, +))
}
