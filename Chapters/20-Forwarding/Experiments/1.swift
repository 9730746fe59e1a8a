// In `Cascade/Dropped.swift`, the image needs a logger again: its alias
// becomes `TrackingDependency & LoggingDependency`. `main.swift` shows the list
// on a container that has only a tracker. Which type does the first error name:
// the image, the page or the list?
// Edit Cascade/Dropped.swift, instead of:
  typealias ProductImageViewDependencies = TrackingDependency
// put:
  typealias ProductImageViewDependencies = TrackingDependency & LoggingDependency
// Refused:
// error: generic struct 'ProductListView' requires that 'OnlyTracking' conform to 'LoggingDependency'
// Because:
// The new need goes up by itself: page and list are generic, and forward it without an error. It meets a
// certain type only where `main.swift` gives the list a container, so the compiler complains about the list.
