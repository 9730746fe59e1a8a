#if REPAIRED
  import Models

  /// All that follows the server's new word.
  func item(_ remote: Models.Item) -> Item { Item(name: remote.title) }
#endif
