// Fails callNamesItsClient: a call that forgets the client pays in the way of the shop.
// Also fails hasNoPlaceForAClient.
// TASK 3: Pay with the client of this call.
func checkOut(with client: any PaymentClient = ServerAPIClient.shared) throws -> String {
  try client.pay(items.map(\.cents).reduce(0, +))
}
