// Fails followsWhatIsDropped: a protocol is a new name that each root has to take on.
// Also fails followsWhatIsAdded.
// TASK 1: Let the page ask for what it uses, and for whatever its image asks for.
protocol ProductPageDependencies: TrackingDependency, ProductImageDependencies {}
extension App: ProductPageDependencies {}
