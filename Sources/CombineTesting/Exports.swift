@_exported import CombineSchedulers
