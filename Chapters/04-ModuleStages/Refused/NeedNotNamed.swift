// Refused: after the split, Login asks for what only Items needs (STG-54)

protocol LoginClient {
  func login()
}

protocol ItemsClient {
  func fetchItems()
}

#if !REPAIRED
  func getList(_ client: any LoginClient) {
    // expected-error@+1 {{value of type 'any LoginClient' has no member 'fetchItems'}}
    client.fetchItems()
  }
#else
  func getList(_ client: any ItemsClient) {
    client.fetchItems()
  }
#endif
