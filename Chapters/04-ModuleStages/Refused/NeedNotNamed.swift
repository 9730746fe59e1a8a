// Refused: after the split, Login asks for what only Items needs (STG-54)

protocol LoginAPI {
  func login()
}

protocol ItemsAPI {
  func fetchItems()
}

#if !REPAIRED
  func getList(_ api: any LoginAPI) {
    // expected-error@+1 {{value of type 'any LoginAPI' has no member 'fetchItems'}}
    api.fetchItems()
  }
#else
  func getList(_ api: any ItemsAPI) {
    api.fetchItems()
  }
#endif
