import CoreFoundation
import Foundation
import UIKit

// Programs for a graphics processor: no host has one to run them on, so views are drawn as without.

/// A library of functions for a graphics processor. Hosts run none.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  private let place: URL?

  /// The library of the app.
  public static let `default` = ShaderLibrary(place: nil)
  /// The library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(place: bundle.bundleURL) }
  /// The library of a file, which is not read.
  public init(url: URL) { place = url }
  /// The library of data, which are not read.
  public init(data: Data) { place = nil }
  private init(place: URL?) { self.place = place }

  /// The function of a name; there is one for every name.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
  /// The function of a name in the app's library.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}

/// A function of a library, by its name. Calling it makes a shader, which hosts do not run.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  /// Where the function is.
  public var library: ShaderLibrary
  /// What the function is called.
  public var name: String

  /// A function by its name, which is not looked for.
  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

  /// The shader of the function with arguments.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A function for a graphics processor with its arguments. Hosts draw views as without it.
public struct Shader: Equatable, Sendable {
  /// What a shader is given.
  public struct Argument: Equatable, Sendable {
    private enum Value: Equatable {
      case numbers([Float])
      case array([Float])
      case colors([Color])
      case color(Color)
      case image(Image)
      case data(Data)
      case boundingRect
    }

    private let value: Value

    private init(_ value: Value) { self.value = value }

    /// One number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(.numbers([Float(x)])) }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument(.numbers([Float(x), Float(y)]))
    }
    /// Two numbers: the place.
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
    /// Two numbers: width and height.
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
    /// Two numbers: the vector.
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument(.numbers([Float(x), Float(y), Float(z)]))
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument(.numbers([Float(x), Float(y), Float(z), Float(w)]))
    }
    /// Any number of numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument(.array(array)) }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument(.color(color)) }
    /// Colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument(.colors(array)) }
    /// A picture.
    public static func image(_ image: Image) -> Argument { Argument(.image(image)) }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument(.data(data)) }
    /// The bounds of the view.
    public static var boundingRect: Argument { Argument(.boundingRect) }
  }

  /// The function that is called.
  public var function: ShaderFunction
  /// What the function is given.
  public var arguments: [Argument]
  /// Whether colours are dithered; kept, without effect.
  public var dithersColor = false

  /// A function with its arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }
}

extension View {
  /// Accepted; hosts run no shaders.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
  /// Accepted; hosts run no shaders.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
  /// Accepted; hosts run no shaders.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
}

extension VisualEffect {
  /// The effect as it is: hosts run no shaders.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  /// The effect as it is: hosts run no shaders.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  /// The effect as it is: hosts run no shaders.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}
