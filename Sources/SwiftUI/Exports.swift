@_exported import Combine
@_exported import SwiftUICore
@_exported import UIKit
