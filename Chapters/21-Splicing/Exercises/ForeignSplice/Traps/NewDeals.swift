// Fails showsItsProduct: each page makes deals of its own, which nobody looks at.
// Also fails dealsGoFirst.
// TASK 1: Show that product.
let splice = SplicedHotDealsDependencies(
  externalDependencies: dependencies,
  hotDealsRepository: HotDealsRepository(dependencies: dependencies),
  productDataRepository: ProductDataRepository(
    dependencies: dependencies, productName: productName))
let screen = Screen(dependencies: dependencies, ProductDetailView(dependencies: splice))
deals.opened.append(screen)
return screen
