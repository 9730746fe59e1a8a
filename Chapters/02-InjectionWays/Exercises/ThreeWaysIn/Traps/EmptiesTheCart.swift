// Fails paysWithItsClient: the items stay in the cart.
// Also fails throwsItsError, paysInside.
// TASK 3: Pay with the client of this call.
func checkOut(with client: any PaymentClient) throws -> String {
  defer { items = [] }
  return try client.pay(items.map(\.cents).reduce(0, +))
}
