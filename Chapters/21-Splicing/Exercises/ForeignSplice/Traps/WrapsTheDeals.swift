// Fails allGo: an own splice, and under it is theirs; the circle is one arrow longer.
// Also fails dealsGoFirst.
// TASK 1: Show that product.
let splice = SplicedProductDetailViewDependencies(
  externalDependencies: deals,
  productDataRepository: ProductDataRepository(
    dependencies: dependencies, productName: productName))
let screen = Screen(dependencies: dependencies, ProductDetailView(dependencies: splice))
deals.opened.append(screen)
return screen
