// Fails areRemembered: what the deals do not hold cannot leak, and cannot be gone back to.
// TASK 1: Show that product.
let splice = SplicedProductDetailViewDependencies(
  externalDependencies: dependencies,
  productDataRepository: ProductDataRepository(
    dependencies: dependencies, productName: productName))
let screen = Screen(dependencies: dependencies, ProductDetailView(dependencies: splice))
return screen
