#if REPAIRED
  import Models

  /// The only code that changes with the renamed key.
  func item(_ remote: Models.Item) -> Item { Item(name: remote.title) }
#endif
