import CombineSchedulers

@usableFromInline typealias Lock<State> = CombineSchedulers.Lock<State>

@usableFromInline typealias Guarded<State> = CombineSchedulers.Guarded<State>
