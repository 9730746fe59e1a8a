// Fails keepsNoClient: if the payment fails, the client is never let go.
// Also fails hasNoPlaceForAClient.
// TASK 3: Pay with the client of this call.
private var client: (any PaymentClient)?

func checkOut(with client: any PaymentClient) throws -> String {
  self.client = client
  let number = try pay()
  self.client = nil
  return number
}

private func pay() throws -> String {
  try client!.pay(items.map(\.cents).reduce(0, +))
}
