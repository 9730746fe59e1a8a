// Fails showsItsProduct: a page of the product that the deals show has that of the deals.
// TASK 1: Show that product.
let ofTheDeals = deals.productDataRepository
let splice = SplicedProductDetailViewDependencies(
  externalDependencies: dependencies,
  productDataRepository: productName == ofTheDeals.productName
    ? ofTheDeals
    : ProductDataRepository(dependencies: dependencies, productName: productName))
let screen = Screen(dependencies: dependencies, ProductDetailView(dependencies: splice))
deals.opened.append(screen)
return screen
