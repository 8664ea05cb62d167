// The names of ReSwift, and no others: modules around it, of routers above all, have types of the names
// that the rest of Redux has.
@_exported import protocol Redux.Action
@_exported import protocol Redux.AnyStoreSubscriber
@_exported import typealias Redux.DispatchFunction
@_exported import protocol Redux.DispatchingStoreType
@_exported import typealias Redux.Middleware
@_exported import struct Redux.ReSwiftInit
@_exported import typealias Redux.Reducer
@_exported import protocol Redux.StateType
@_exported import class Redux.Store
@_exported import protocol Redux.StoreSubscriber
@_exported import protocol Redux.StoreType
@_exported import class Redux.Subscription
