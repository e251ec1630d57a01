/// What must hold of the tables: options, commands, devices; and of small helpers.

import LayoutCompiler
import LayoutCore
import Testing

@testable import LayoutCLI

@Suite struct TableTests {
  @Test func tablesAreInTheOrderOfTheirCases() {
    #expect(optionTable.map { $0.name } == OptionName.allCases)
    #expect(commandTable.map { $0.name } == CommandName.allCases)
    for option in OptionName.allCases where option != .help && option != .version {
      #expect(commandTable.contains { $0.options.contains(option) }, "\(option) is nobody's")
    }
  }

  @Test func devicesHaveNamesOfTheirOwnAndPlausibleFigures() {
    #expect(Set(deviceNames.map { $0.lowercased() }).count == deviceNames.count)
    #expect(LayoutCompiler.device(named: defaultDeviceName)?.safeArea.top == 59)
    for device in deviceCatalogue {
      for name in [device.name] + device.aliases {
        #expect(parseNames(name) == [name] && LayoutCompiler.device(named: name) == device)
      }
      for text in [device.name, device.title, device.source.words] {
        #expect(text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C })
      }
      let smallest = min(device.width, device.height)
      #expect(smallest >= 320 && device.scale >= 1 && device.scale <= 3)
      let isOnItsSide = device.name.hasSuffix("Landscape")
      #expect(device.isHeightRegular || isOnItsSide)
      #expect(device.isWidthRegular || device.width < 678 || isOnItsSide)
      #expect(isOnItsSide == false || device.width > device.height)
    }
  }

  @Test(arguments: [
    ("/a/b", "/a/b", "b"), ("b", "/a/b", "b"), ("./b", "/a/b", "b"), ("/c", "/c", "/c"),
    ("/a/", "/a/", "/a/"), ("/ab", "/ab", "/ab"), ("../b", "/a/../b", "../b"),
  ])
  func turnsPaths(_ path: String, _ absolute: String, _ relative: String) {
    #expect(absolutePath(path, from: "/a") == absolute)
    #expect(relativePath(path, to: "/a") == relative)
  }
}
