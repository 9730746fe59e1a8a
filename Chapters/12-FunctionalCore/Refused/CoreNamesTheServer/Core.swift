// Refused: rules in their own module that use the server's model; in `OneModule` they compile (STG-178)
// modes: 5 6

#if !REPAIRED
  // expected-error@+1 {{cannot find type 'RemoteItem' in scope}}
  func line(_ item: RemoteItem) -> String { item.name }
#else
  struct Item { let name: String }

  func line(_ item: Item) -> String { item.name }
#endif
