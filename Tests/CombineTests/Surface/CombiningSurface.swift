import Combine
import Testing

@Suite struct CombiningSurface {
  private typealias A = Failing
  private typealias B = Texts
  private typealias C = PassthroughSubject<Bool, Oops>
  private typealias D = PassthroughSubject<Double, Oops>

  @Test func combineLatestReturnsApplesTypes() {
    let (a, b, c, d) = (A(), B(), C(), D())
    let _: Publishers.CombineLatest<A, B> = a.combineLatest(b)
    let _: Publishers.CombineLatest3<A, B, C> = a.combineLatest(b, c)
    let _: Publishers.CombineLatest4<A, B, C, D> = a.combineLatest(b, c, d)
    let _: Publishers.Map<Publishers.CombineLatest<A, B>, Int> = a.combineLatest(b) { x, _ in x }
    let _: Publishers.Map<Publishers.CombineLatest3<A, B, C>, Int> = a.combineLatest(b, c) { x, _, _ in x }
    let _: Publishers.Map<Publishers.CombineLatest4<A, B, C, D>, Int> = a.combineLatest(b, c, d) { x, _, _, _ in x }
  }

  @Test func zipReturnsApplesTypes() {
    let (a, b, c, d) = (A(), B(), C(), D())
    let _: Publishers.Zip<A, B> = a.zip(b)
    let _: Publishers.Zip3<A, B, C> = a.zip(b, c)
    let _: Publishers.Zip4<A, B, C, D> = a.zip(b, c, d)
    let _: Publishers.Map<Publishers.Zip<A, B>, Int> = a.zip(b) { x, _ in x }
    let _: Publishers.Map<Publishers.Zip3<A, B, C>, Int> = a.zip(b, c) { x, _, _ in x }
    let _: Publishers.Map<Publishers.Zip4<A, B, C, D>, Int> = a.zip(b, c, d) { x, _, _, _ in x }
  }

  @Test func mergeReturnsApplesTypes() {
    typealias M = Publishers.Map<Failing, Int>
    let a = Failing()
    let m = a.map { $0 }
    let _: Publishers.Merge<A, M> = a.merge(with: m)
    let _: Publishers.Merge3<A, M, A> = a.merge(with: m, a)
    let _: Publishers.Merge4<A, M, A, M> = a.merge(with: m, a, m)
    let _: Publishers.Merge5<A, M, A, M, A> = a.merge(with: m, a, m, a)
    let _: Publishers.Merge6<A, M, A, M, A, M> = a.merge(with: m, a, m, a, m)
    let _: Publishers.Merge7<A, M, A, M, A, M, A> = a.merge(with: m, a, m, a, m, a)
    let _: Publishers.Merge8<A, M, A, M, A, M, A, M> = a.merge(with: m, a, m, a, m, a, m)
    let _: Publishers.MergeMany<A> = a.merge(with: a)
    let _: Publishers.MergeMany<A> = Publishers.MergeMany(a, a, a)
    let _: Publishers.MergeMany<A> = Publishers.MergeMany([a, a, a])
  }

  @Test func mergesGrowWithoutNesting() {
    typealias M = Publishers.Map<Failing, Int>
    let a = Failing()
    let m = a.map { $0 }
    let two = Publishers.Merge(a, m)
    let _: Publishers.Merge3<A, M, A> = two.merge(with: a)
    let _: Publishers.Merge4<A, M, A, M> = two.merge(with: a, m)
    let _: Publishers.Merge5<A, M, A, M, A> = two.merge(with: a, m, a)
    let _: Publishers.Merge6<A, M, A, M, A, M> = two.merge(with: a, m, a, m)
    let _: Publishers.Merge7<A, M, A, M, A, M, A> = two.merge(with: a, m, a, m, a)
    let _: Publishers.Merge8<A, M, A, M, A, M, A, M> = two.merge(with: a, m, a, m, a, m)
    let three = Publishers.Merge3(a, m, a)
    let _: Publishers.Merge4<A, M, A, M> = three.merge(with: m)
    let _: Publishers.Merge8<A, M, A, M, A, M, A, M> = three.merge(with: m, a, m, a, m)
    let four = Publishers.Merge4(a, m, a, m)
    let _: Publishers.Merge5<A, M, A, M, A> = four.merge(with: a)
    let _: Publishers.Merge8<A, M, A, M, A, M, A, M> = four.merge(with: a, m, a, m)
    let five = Publishers.Merge5(a, m, a, m, a)
    let _: Publishers.Merge6<A, M, A, M, A, M> = five.merge(with: m)
    let _: Publishers.Merge8<A, M, A, M, A, M, A, M> = five.merge(with: m, a, m)
    let six = Publishers.Merge6(a, m, a, m, a, m)
    let _: Publishers.Merge7<A, M, A, M, A, M, A> = six.merge(with: a)
    let _: Publishers.Merge8<A, M, A, M, A, M, A, M> = six.merge(with: a, m)
    let seven = Publishers.Merge7(a, m, a, m, a, m, a)
    let _: Publishers.Merge8<A, M, A, M, A, M, A, M> = seven.merge(with: m)
    let _: Publishers.MergeMany<A> = Publishers.MergeMany(a).merge(with: a)
  }

  @Test func appendAndPrependReturnApplesTypes() {
    typealias M = Publishers.Map<Failing, Int>
    let a = Failing()
    let m = a.map { $0 }
    let _: Publishers.Concatenate<A, Publishers.Sequence<[Int], Oops>> = a.append(1, 2)
    let _: Publishers.Concatenate<A, Publishers.Sequence<Set<Int>, Oops>> = a.append(Set([1]))
    let _: Publishers.Concatenate<A, M> = a.append(m)
    let _: Publishers.Concatenate<Publishers.Sequence<[Int], Oops>, A> = a.prepend(1, 2)
    let _: Publishers.Concatenate<Publishers.Sequence<Set<Int>, Oops>, A> = a.prepend(Set([1]))
    let _: Publishers.Concatenate<M, A> = a.prepend(m)
  }
}
