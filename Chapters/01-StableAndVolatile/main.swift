import Playground

chapter("01 StableAndVolatile", "two kinds of dependency, and only one is injected.")
