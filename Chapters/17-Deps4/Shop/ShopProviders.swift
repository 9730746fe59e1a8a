protocol ClientProviding { var client: any APIClient { get } }
protocol SessionStoreProviding { var sessionStore: any SessionStoring { get } }
protocol CheckoutProviding { var checkout: any CheckoutServicing { get } }
