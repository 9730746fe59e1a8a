// Refused: three users of one model, once the server's new word is the model's too (STG-175)
// modes: 5 6

#if !REPAIRED
  import Models

  // expected-error@+1 {{value of type 'Item' has no member 'name'}}
  func stored(_ item: Item) -> String { item.name }
#else
  func stored(_ item: Item) -> String { item.name }
#endif
