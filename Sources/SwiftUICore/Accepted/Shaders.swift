import CoreFoundation
import Foundation

// Programs for a graphics processor: no host has one to run them on, so views are drawn as without.

/// A library of functions for a graphics processor. Hosts run none.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  private let place: URL?

  public static let `default` = ShaderLibrary(place: nil)
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(place: bundle.bundleURL) }
  public init(url: URL) { place = url }
  public init(data: Data) { place = nil }
  private init(place: URL?) { self.place = place }

  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}

/// A function of a library, by its name. Calling it makes a shader, which hosts do not run.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String

  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A function for a graphics processor with its arguments. Hosts draw views as without it.
public struct Shader: Equatable, Sendable {
  /// What a shader is given.
  public struct Argument: Equatable, Sendable {
    private let numbers: [Float]
    private let name: String

    private init(_ name: String, _ numbers: [Float] = []) { (self.name, self.numbers) = (name, numbers) }

    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument("float", [Float(x)]) }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument("float", [Float(x), Float(y)])
    }
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument("float", [Float(x), Float(y), Float(z)])
    }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument("float", [Float(x), Float(y), Float(z), Float(w)])
    }
    public static func floatArray(_ array: [Float]) -> Argument { Argument("array", array) }
    public static func color(_ color: Color) -> Argument { Argument("color") }
    public static func colorArray(_ array: [Color]) -> Argument { Argument("colors") }
    public static func image(_ image: Image) -> Argument { Argument("image") }
    public static func data(_ data: Data) -> Argument { Argument("data") }
    public static var boundingRect: Argument { Argument("boundingRect") }
  }

  public var function: ShaderFunction
  public var arguments: [Argument]
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }
}

extension View {
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
}

extension VisualEffect {
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}
