// Fails followsWhatIsDropped: a protocol is a new name that each root has to take on.
// TASK 1: Say what the page asks for.
protocol ProductPageDependencies: TrackingDependency, ProductImageDependencies {}
extension App: ProductPageDependencies {}
