import Combine
func now() -> UInt64 { DispatchTime.now().uptimeNanoseconds }
@inline(never) func t(_ n: String, _ f: () -> Int) {
  var best = Double.infinity; var r = 0;
  for _ in 0..<7 { let s = now(); r = f(); best = min(best, Double(now() - s) / 1_000_000) };
  print(n, best, r)
}
let N = CommandLine.arguments.count > 5 ? 7 : 1_000_000
@inline(never) func opaque<T>(_ t: T) -> T { t }
t("loop") {
  let m = opaque({ (x: Int) in x &+ 1 }), f = opaque({ (x: Int) in x & 1 == 0 }),
    m2 = opaque({ (x: Int) in x &* 3 })
  ; var s = 0; for x in 0..<N { let y = m(x); if f(y) { s &+= m2(y) } }; return s
}
t("sequence") {
  var s = 0;
  let k = (0..<N).publisher.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 3 }.sink {
    s &+= $0
  }; return withExtendedLifetime(k) { s }
}
t("sequence erased") {
  var s = 0;
  let k = (0..<N).publisher.eraseToAnyPublisher().map { $0 &+ 1 }.filter { $0 & 1 == 0 }
    .eraseToAnyPublisher().map { $0 &* 3 }.sink { s &+= $0 };
  return withExtendedLifetime(k) { s }
}
t("sequence trymap") {
  var s = 0;
  let k = (0..<N).publisher.tryMap { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 3 }.sink { _ in
  } receiveValue: {
    s &+= $0
  }; return withExtendedLifetime(k) { s }
}
t("subject") {
  var s = 0; let p = PassthroughSubject<Int, Never>();
  let k = p.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.sink { s &+= $0 }; for i in 0..<N { p.send(i) };
  return withExtendedLifetime(k) { s }
}
t("cvs") {
  var s = 0; let p = CurrentValueSubject<Int, Never>(0); let k = p.sink { s &+= $0 };
  for i in 0..<N { p.send(i) }; return withExtendedLifetime(k) { s }
}
t("10 sinks") {
  var s = 0; let p = PassthroughSubject<Int, Never>();
  let k = (0..<10).map { _ in p.sink { s &+= $0 } }; for i in 0..<N / 10 { p.send(i) };
  return withExtendedLifetime(k) { s }
}
t("build") {
  var s = 0; let p = PassthroughSubject<Int, Never>();
  for i in 0..<N / 10 {
    let k = p.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.sink { s &+= $0 }; k.cancel()
  }; return s
}
