import Playground

chapter("05 Adapters", "modules that do not know each other, joined in one place.")
