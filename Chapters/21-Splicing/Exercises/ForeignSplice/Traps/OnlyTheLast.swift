// Fails areRemembered: the deals remember one page.
// TASK 1: Show that product.
let splice = SplicedProductDetailViewDependencies(
  externalDependencies: dependencies,
  productDataRepository: ProductDataRepository(
    dependencies: dependencies, productName: productName))
let screen = Screen(dependencies: dependencies, ProductDetailView(dependencies: splice))
deals.opened = [screen]
return screen
