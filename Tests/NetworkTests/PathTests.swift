import Testing

@testable import Network

@Suite struct PathTests {
  private let routes = """
    Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\tWindow\tIRTT
    wlan0\t00000000\t0101A8C0\t0003\t0\t0\t600\t00000000\t0\t0\t0
    wlan0\t0001A8C0\t00000000\t0001\t0\t0\t600\t00FFFFFF\t0\t0\t0
    """
  private let routes6 = """
    00000000000000000000000000000000 00 00000000000000000000000000000000 00 fe800000000000000000000000000001 00000400 00000001 00000000 00000003     eth0
    00000000000000000000000000000000 00 00000000000000000000000000000000 00 00000000000000000000000000000000 ffffffff 00000001 00000000 00200200       lo
    """

  @Test func aDefaultRouteIsAPath() {
    let path = NWPath(routes: routes, routes6: "")
    #expect(path.status == .satisfied && path.supportsIPv4 && !path.supportsIPv6)
    #expect(path.usesInterfaceType(.wifi) && !path.usesInterfaceType(.cellular))
    let six = NWPath(routes: "", routes6: routes6)
    #expect(six.availableInterfaces.map(\.name) == ["eth0"] && six.usesInterfaceType(.wiredEthernet))
  }

  @Test func aPathByOneKindIsThereWithAnInterfaceOfThatKind() {
    let path = NWPath(routes: routes, routes6: routes6)
    #expect(path.only(.wifi).status == .satisfied && path.only(.wifi).availableInterfaces.map(\.name) == ["wlan0"])
    #expect(path.only(.cellular).status == .unsatisfied && !path.only(.cellular).supportsIPv4)
    let monitor = NWPathMonitor(requiredInterfaceType: .cellular)
    #expect(monitor.currentPath.availableInterfaces.allSatisfy { $0.type == .cellular })
  }

  @Test(arguments: ["", "garbage", "a\tb\nc", "wlan0\t0001A8C0\t00000000\t0001\t0\t0\t600\t00FFFFFF\t0\t0\t0"])
  func withoutOneThereIsNone(text: String) {
    #expect(NWPath(routes: text, routes6: text).status == .unsatisfied)
  }
}
