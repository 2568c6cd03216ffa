@_exported import Combine
@_exported import Observation
@_exported import SwiftUICore
@_exported import UIKit
