// Names of Apple's Foundation that reader apps use and the toolchain's Foundation lacks on Linux. Each goes when the toolchain gains it.

@_exported import Foundation
