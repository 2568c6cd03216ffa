@_exported import SwiftUIElements
