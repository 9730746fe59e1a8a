import Playground

chapter("08 DesignSmells", "signs that a dependency is in the wrong place.")
