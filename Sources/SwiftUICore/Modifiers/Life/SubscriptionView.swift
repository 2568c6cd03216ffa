import Combine

/// A view that hears a publisher while it is on the screen.
public nonisolated struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
  /// What is shown.
  public var content: Content
  /// What is heard.
  public var publisher: PublisherType
  /// What is done with each value.
  public var action: (PublisherType.Output) -> Void

  /// Shows the content and runs the action for each value.
  public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }

  @MainActor public var body: some View { content.onReceive(publisher, perform: action) }
}
