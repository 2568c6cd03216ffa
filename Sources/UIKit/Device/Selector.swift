import Foundation

/// The name of a message with what to call for it: Swift on Linux cannot look a method up by name.
///
/// `#selector` needs Apple's runtime; write `Selector("tapped:", Model.tapped)` instead.
@preconcurrency @MainActor
public struct Selector: Sendable {
  /// The name of the message.
  public nonisolated let description: String
  private let call: @MainActor @Sendable (_ target: Any, _ sender: Any?) -> Bool

  /// A message that nobody answers.
  public nonisolated init(_ name: String) {
    description = name
    call = { _, _ in false }
  }

  /// A method without arguments, called where the target is of its type.
  public nonisolated init<Target>(_ name: String, _ method: @escaping @MainActor @Sendable (Target) -> () -> Void) {
    description = name
    call = { target, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// A method with one argument, called where target and sender are of its types.
  @_disfavoredOverload
  public nonisolated init<Target, Sender>(
    _ name: String, _ method: @escaping @MainActor @Sendable (Target) -> (Sender) -> Void
  ) {
    description = name
    call = { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// A method with several arguments, which nobody here calls.
  public nonisolated init<Target, First, Second>(_ name: String, _ method: (Target) -> (First, Second) -> Void) {
    self.init(name)
  }

  /// A method with three arguments, which nobody here calls.
  public nonisolated init<Target, First, Second, Third>(
    _ name: String, _ method: (Target) -> (First, Second, Third) -> Void
  ) {
    self.init(name)
  }

  /// Calls the method; true where the target has it.
  @discardableResult
  package func send(to target: Any, from sender: Any?) -> Bool { call(target, sender) }
}
