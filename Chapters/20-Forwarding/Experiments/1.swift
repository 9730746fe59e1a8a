// In `Cascade/Dropped.swift`, the image needs a logger again: its alias
// becomes `TrackingDependency & LoggingDependency`. `main.swift` shows the list
// on a container that has only a tracker. Does the chapter compile?
// Edit Cascade/Dropped.swift, instead of:
  typealias ProductImageViewDependencies = TrackingDependency
// put:
  typealias ProductImageViewDependencies = TrackingDependency & LoggingDependency
// Refused:
// error: generic struct 'ProductListView' requires that 'OnlyTracking' conform to 'LoggingDependency'
// Because:
// Page and list are generic and forward the image's alias, so they require the logger without an error. Only
// where `main.swift` makes the list with a certain container can the compiler check it, so it names the list.
