import Playground

chapter("26 ScopeValues", "how a value travels from scope to scope.")
