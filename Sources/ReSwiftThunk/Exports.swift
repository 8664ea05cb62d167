@_exported import struct Redux.Thunk
@_exported import func Redux.createThunkMiddleware
@_exported import func Redux.createThunksMiddleware
