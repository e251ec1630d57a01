/// The forecast finds the widths that trying each of them finds, with few trials, and gives up in time.

import LayoutCore
import LayoutDiagnostics
import LayoutTestSupport
import Testing

@testable import LayoutCompiler

@Suite struct ForecastTests {
  private func forecast(_ text: String) throws -> Forecast {
    let compilation = CompiledText(text).compilation
    #expect(!compilation.hasErrors)
    let layout = try #require(compilation.layouts.first)
    var effort = Forecast.effortOfFile
    let forecast = Forecast(
      of: CheckedLayout(
        layout, files: compilation.files, requirements: compilation.requirements,
        previews: compilation.previews), effort: &effort)
    #expect(effort >= 0 || forecast.isUnknown)
    #expect(forecast.isUnknown || effort < Forecast.effortOfFile)
    return forecast
  }

  /// The same from every whole width.
  private func tryingAll(_ forecast: Forecast, _ holds: (SolvedTrial) -> Bool) -> [ClosedRange<Int>]
  {
    WidthRanges(trying: Array(WidthRanges.all)) { width in
      forecast.layout.trial(width: width).map {
        holds(
          SolvedTrial(
            solve(forecast.layout.model, in: $0, tellsRows: true), width: width, device: nil))
      } ?? false
    }.ranges
  }

  static let layouts = [
    "section insets: 16 < group horizontal 80 count: 4 spacing: 16 < item > >",
    "section < group horizontal 80 spacing: 16 < item 160 item 163 > >",
    "section < group horizontal 80 < item absolute(if (container.width > 700) 900 else 333) > >",
  ]

  @Test(arguments: layouts) func findsExactWidths(text: String) throws {
    let forecast = try forecast(text)
    let fails: (SolvedTrial) -> Bool = { trial in
      !trial.layout.issues.isEmpty || trial.layout.rows.contains { $0.shortCount != nil }
    }
    let found = forecast.widths(where: fails).ranges
    #expect(!found.isEmpty)
    #expect(found == tryingAll(forecast, fails))
    // What refining didn't look for is found as well.
    let isRoomy: (SolvedTrial) -> Bool = { trial in trial.layout.rows.contains { $0.free > 70 } }
    #expect(forecast.widths(where: isRoomy).ranges == tryingAll(forecast, isRoomy))
    #expect(forecast.trials.count < 140)
  }

  @Test func triesEveryDeviceAndTwoViewsWithoutAWidth() throws {
    let forecast = try forecast("section < group horizontal 80 < item > >")
    #expect(forecast.devices.map { $0.device?.name } == deviceCatalogue.map { $0.name })
    #expect(forecast.unlaid.map { $0.width } == [0, 1])
    #expect(forecast.trials.first?.width == 32)
    #expect(forecast.trials.last?.width == 1400)
    #expect(forecast.devices { $0.width < 375 }.map { $0.width } == [320, 320])
    let reach = try #require(forecast.reach { $0.width < 400 })
    #expect(reach.words == "below 400 pt")
    #expect(reach.device?.name == "iPhoneSE1")
    #expect(!reach.isEverywhere)
    #expect(forecast.reach { _ in true }?.isEverywhere == true)
    #expect(forecast.reach { _ in false } == nil)
  }

  @Test(arguments: [
    "repeat 5000 < section < group horizontal 80 < item > > >",
    "section < group horizontal 80 < repeat 9000 < repeat 100 < let a = 1 > item > > >",
    "layout A(columns: Int) < section < group horizontal 80 count: columns < item > > >",
  ]) func foretellsNothingOfWhatIsTooMuch(text: String) throws {
    #expect(try forecast(text).isUnknown)
  }

  @Test func tellsRows() throws {
    let forecast = try forecast(
      """
      section < group horizontal 80 spacing: 8 < item 100 group vertical fractional(0.25) < item 30 > > >
      """)
    let trial = try #require(forecast.trials.first { $0.width == 400 })
    #expect(trial.layout.rows.count == 2)
    let row = try #require(trial.layout.rows.last)
    #expect(row.axis == .horizontal)
    #expect(row.count == 3)
    #expect(row.subitems.map { $0.extent.width } == [100, 96])
    #expect(row.needed == 204)
    #expect(row.free == 88)
    #expect(trial.rows(of: row.group).map { $0 } == [row])
    #expect(trial.rows(of: ElementID(rawValue: 99)).isEmpty)
  }
}
