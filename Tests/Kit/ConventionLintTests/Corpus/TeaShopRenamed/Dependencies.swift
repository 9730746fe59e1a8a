typealias BasketViewModelDependencies = HasLogger
  & HasBasketManager
  & BasketItemViewModelDependencies
  & StatusBarViewModel.Dependencies
