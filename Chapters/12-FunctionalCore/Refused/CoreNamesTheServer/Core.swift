// Refused: rules that use the server's model, once the rules are a module; `OneModule` compiles (STG-178)
// modes: 5 6

#if !REPAIRED
  // expected-error@+1 {{cannot find type 'RemoteItem' in scope}}
  func line(_ item: RemoteItem) -> String { item.name }
#else
  struct Item { let name: String }

  func line(_ item: Item) -> String { item.name }
#endif
