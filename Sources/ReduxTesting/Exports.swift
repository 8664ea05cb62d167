@_exported import CombineTesting
@_exported import Redux
