/// Builds one view from the statements of a closure.
@resultBuilder
public enum ViewBuilder {
  /// One view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No views.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A view alone in a block.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// The views of a block, in order.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content))
  }

  /// A view that is there under a condition.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The view of the first branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The view of the second branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// A view of a system's version.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
