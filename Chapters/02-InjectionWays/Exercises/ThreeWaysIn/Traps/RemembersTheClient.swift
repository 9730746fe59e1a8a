// Fails keepsNoClient: the card of the last payment stays in the cart.
// Also fails hasNoPlaceForAClient.
// TASK 3: Pay with the client of this call.
private var client: (any PaymentClient)?

func checkOut(with client: any PaymentClient) throws -> String {
  self.client = client
  return try client.pay(items.map(\.cents).reduce(0, +))
}
