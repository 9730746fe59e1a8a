#if !REPAIRED
  import Models

  // expected-error@+1 {{value of type 'Item' has no member 'name'}}
  func line(_ item: Item) -> String { "- \(item.name)" }
#else
  func line(_ item: Item) -> String { "- \(item.name)" }
#endif
