// The protocols of the dependency objects of part III, one for each service.

protocol ClientProviding { var client: any Client { get } }
protocol ClockProviding { var clock: any ShopClock { get } }
protocol StoreProviding { var store: any Store { get } }
protocol LoggerProviding { var logger: any Logger { get } }
