// Fails throwsItsError: if the customer's way of paying fails, the shop's own pays.
// Also fails paysInside, hasNoPlaceForAClient.
// TASK 3: Pay with the client of this call.
func checkOut(with client: any PaymentClient) throws -> String {
  let cents = items.map(\.cents).reduce(0, +)
  return try (try? client.pay(cents)) ?? ServerAPIClient.shared.pay(cents)
}
