// The computed repository becomes a `lazy var`, so that the splice makes it
// only once. Does the splice still compile?
// Edit Before/ComputedRepository.swift, instead of:
      var productDataRepository: ProductDataRepository {
        ProductDataRepository(dependencies: externalDependencies, sku: "ABC")
      }
// put:
      lazy var productDataRepository = ProductDataRepository(
        dependencies: externalDependencies, sku: "ABC")
// Refused:
// error: type 'Before.Computed.SplicedProductDetailViewDependencies<ExternalDependencies>' does not conform to protocol 'ProductDataRepositoryDependency'
// Because:
// Reading a `lazy var` of a struct stores a value in it, so the getter is
// mutating. The protocol requires a getter that works on a constant.
