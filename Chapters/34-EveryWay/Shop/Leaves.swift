// The leaves of part IV: a protocol for each service.

protocol ClientDependency { var client: any Client { get } }
protocol ClockDependency { var clock: any ShopClock { get } }
protocol StoreDependency { var store: any Store { get } }
protocol LoggingDependency { var logger: any Logger { get } }
