#if !REPAIRED
  import Models

  // expected-error@+1 {{value of type 'Item' has no member 'name'}}
  func isFirst(_ item: Item) -> Bool { item.name == "tea" }
#else
  struct Item { let name: String }

  func isFirst(_ item: Item) -> Bool { item.name == "tea" }
#endif
