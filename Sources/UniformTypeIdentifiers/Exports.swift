@_exported import Foundation
@_exported import struct SwiftUICore.UTType
