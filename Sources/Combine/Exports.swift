// A source file that imports Combine on Apple's platforms reaches these too, by way of Foundation.
@_exported import CombineCore
@_exported import Dispatch
@_exported import Foundation

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
