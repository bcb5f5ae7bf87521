@_exported import Foundation
@_exported import LayoutEngine
@_exported import LayoutModel
@_exported import Observation
@_exported import OpenCombineShim

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
