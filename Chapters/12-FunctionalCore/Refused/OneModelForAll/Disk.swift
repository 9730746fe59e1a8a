// Refused: three users of one model, once the model adopts the server's renamed key (STG-175)
// modes: 5 6

#if !REPAIRED
  import Models

  // expected-error@+1 {{value of type 'Item' has no member 'name'}}
  func stored(_ item: Item) -> String { item.name }
#else
  func stored(_ item: Item) -> String { item.name }
#endif
