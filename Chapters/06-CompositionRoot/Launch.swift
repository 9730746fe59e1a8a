import ServerAPI

/// Makes the root and loads the first screen, unless the test plan has set the variable.
func launchShop(
  environment: [String: String], transport: @escaping ServerAPIClient.Transport
) -> ShopRoot? {
  guard environment["SHOP_UNIT_TESTS"] == nil else { return nil }
  let root = ShopRoot(transport: transport)
  root.makeItems().getList()
  return root
}
