import Playground

chapter("10 CQSCache", "a cache that answers once, and that somebody reads.")
