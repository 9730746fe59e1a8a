import Playground

chapter("09 Decorators", "behaviour is added, and neither side is touched.")
