import Combine
import Testing

@Suite struct ErrorsSurface {
  @Test func errorOperatorsReturnApplesTypes() {
    let source = Failing()
    let _: Publishers.Catch<Failing, Just<Int>> = source.catch { _ in Just(1) }
    let _: Publishers.TryCatch<Failing, Just<Int>> = source.tryCatch { _ in Just(1) }
    let _: Publishers.Retry<Failing> = source.retry(2)
    let _: Publishers.AssertNoFailure<Failing> = source.assertNoFailure()
    let _: Publishers.AssertNoFailure<Failing> = source.assertNoFailure("prefix", file: #file, line: #line)
  }

  @Test func debuggingOperatorsReturnApplesTypes() {
    let source = Failing()
    let _: Publishers.Breakpoint<Failing> = source.breakpoint()
    let _: Publishers.Breakpoint<Failing> = source.breakpoint(
      receiveSubscription: { _ in false }, receiveOutput: { _ in false }, receiveCompletion: { _ in false })
    let _: Publishers.Breakpoint<Failing> = source.breakpointOnError()
    let _: Publishers.HandleEvents<Failing> = source.handleEvents()
    let _: Publishers.HandleEvents<Failing> = source.handleEvents(
      receiveSubscription: { _ in }, receiveOutput: { _ in }, receiveCompletion: { _ in }, receiveCancel: {},
      receiveRequest: { _ in })
    let _: Publishers.Print<Failing> = source.print()
    let _: Publishers.Print<Failing> = source.print("prefix", to: Sponge())
  }

  private struct Sponge: TextOutputStream {
    mutating func write(_ string: String) {}
  }
}
