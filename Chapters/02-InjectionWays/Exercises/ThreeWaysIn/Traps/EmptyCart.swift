// Fails paysWithItsClient: an empty cart asks its client too.
// Also fails throwsItsError, keepsNoClient.
// TASK 3: Pay with the client of this call.
func checkOut(with client: any PaymentClient) throws -> String {
  guard !items.isEmpty else { return "" }
  return try client.pay(items.map(\.cents).reduce(0, +))
}
