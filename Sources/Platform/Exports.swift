// The system as every target may use it. Of Foundation it has the part that stands alone: the whole brings ICU along, 45 MB of a binary that links Swift's
// libraries into itself.

#if canImport(FoundationEssentials)
  @_exported import FoundationEssentials
#else
  @_exported import Foundation
#endif
#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Glibc
#endif
