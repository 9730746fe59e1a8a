// Fails paysWithItsClient: what the customer chose first pays for everything.
// Also fails throwsItsError, keepsNoClient, paysInside, hasNoPlaceForAClient.
// TASK 3: Pay with the client of this call.
private var client: (any PaymentClient)?

func checkOut(with client: any PaymentClient) throws -> String {
  let payer = self.client ?? client
  self.client = payer
  return try payer.pay(items.map(\.cents).reduce(0, +))
}
