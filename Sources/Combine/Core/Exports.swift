// Apple's Combine brings Foundation's types along; the URL loading system is a module of its own on Linux.
@_exported import Foundation

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
