// In Before/DefaultedProtocol.swift, the default `save` is deleted, and `FileItemsClient` isn't
// changed. Does the chapter compile?
// Edit Before/DefaultedProtocol.swift, instead of:
  func save(_ items: [Item]) throws {}
// put:
// Refused:
// error: instance method 'save(items:)' has different argument labels from those required by protocol 'Before.Defaulted.ItemsClient' ('save')
// Because:
// The default was the only method that met the requirement. Without it the compiler compares
// `save(items:)` with `save(_:)` and reports the different label.
