import Foundation
import Testing

@testable import NewsAPI

@Suite struct QuestionTests {
  static let moment = Date(timeIntervalSince1970: 1_731_924_000)

  static let addresses: [(NewsQuestion, String)] = [
    (.headlines(country: "US"), "top-headlines?country=us&pageSize=20&page=3"),
    (.headlines(country: "us", category: .science), "top-headlines?country=us&category=science&pageSize=20&page=3"),
    (.headlines(HeadlinesQuestion(sources: ["a", "b-c"])), "top-headlines?sources=a,b-c&pageSize=20&page=3"),
    (.headlines(text: "tea"), "top-headlines?q=tea&pageSize=20&page=3"),
    (.source("bbc-news"), "everything?sources=bbc-news&pageSize=20&page=3"),
    (
      .search("\"green tea\" +must -not & a=b#c é (x OR y)"),
      "everything?q=%22green%20tea%22%20%2Bmust%20-not%20%26%20a%3Db%23c%20%C3%A9%20(x%20OR%20y)&pageSize=20&page=3"
    ),
    (
      .everything(
        EverythingQuestion(
          text: "x", fields: [.content, .title], domains: ["bbc.co.uk", "e.example"], excludedDomains: ["f.example"],
          from: moment, to: moment.addingTimeInterval(60), language: "de", order: .popularity)),
      "everything?q=x&searchIn=title,content&domains=bbc.co.uk,e.example&excludeDomains=f.example"
        + "&from=2024-11-18T10:00:00Z&to=2024-11-18T10:01:00Z&language=de&sortBy=popularity&pageSize=20&page=3"
    ),
  ]

  @Test(arguments: addresses)
  func aQuestionBecomesTheDocumentedAddress(question: NewsQuestion, address: String) {
    let url = NewsAddresses.standard.page(3, size: 20, of: question)
    #expect(url.absoluteString == "https://newsapi.org/v2/" + address)
  }

  @Test func pagesStayWithinWhatTheServiceTakes() {
    let url = NewsAddresses.standard.page(0, size: 5000, of: .headlines(country: "us"))
    #expect(url.parameter("page") == "1" && url.parameter("pageSize") == "100")
    #expect(NewsAddresses.standard.sources.absoluteString == "https://newsapi.org/v2/top-headlines/sources")
  }

  @Test func anIndexAndATextMakeAnEndpoint() {
    let endpoints: [NewsEndpoint] = [
      .topHeadlines, .search("x"), .articlesFromCategory("x"), .articlesFromSource("x"), .sources(country: "x"),
    ]
    for (index, endpoint) in endpoints.enumerated() {
      #expect(NewsEndpoint(index: index, text: "x") == endpoint && endpoint.index == index)
      #expect(!endpoint.name.isEmpty)
    }
    #expect(NewsEndpoint(index: 5) == nil && NewsEndpoint(index: -1) == nil)
    #expect(endpoints[0].question(country: "de") == .headlines(country: "de"))
    #expect(endpoints[1].question() == .search("x") && endpoints[3].question() == .source("x"))
    #expect(endpoints[2].question(country: "us") == .headlines(HeadlinesQuestion(country: "us", category: "x")))
    #expect(endpoints[4].question() == nil)
    #expect(NewsCategory.picker.map(\.rawValue) == ["sports", "health", "science", "business", "technology"])
  }

  @Test(arguments: [
    ("de_DE", "de"), ("en_GB", "gb"), ("C", "us"), ("en_001", "us"), ("POSIX", "us"), ("sr_Latn_RS", "rs"),
    ("de", "de"), ("zh-Hant", "tw"),
  ])
  func theCountryComesFromTheLocale(locale: String, code: String) {
    #expect(NewsCountry.ofLocale(Locale(identifier: locale)).code == code)
  }

  @Test func countriesHaveNamesAndLanguages() {
    #expect(NewsCountry.picker.map(\.code) == ["us", "gb", "ca", "ru", "fr", "de", "it", "in", "sa"])
    #expect(NewsCountry("DE").name == "Germany" && NewsCountry("de").language == "de")
    #expect(NewsCountry("is").name == "Israel" && NewsCountry("zh").name == "China")
    #expect(NewsCountry("is").isSame(as: NewsCountry("il")) && !NewsCountry("us").isSame(as: NewsCountry("gb")))
    #expect(NewsCountry.all.count == 54)
    #expect(NewsCountry.picker.allSatisfy { NewsLanguage.codes.contains($0.language ?? "") })
    #expect(NewsCountry.all.count { $0.language != nil } >= 30)
    #expect(NewsLanguage.name("ud") == "Urdu" && NewsLanguage.name("de") == "German")
  }

  @Test func sourcesAreChosenFromTheDirectory() {
    func source(_ name: String, _ country: String, _ category: String, _ language: String) -> Source {
      Source(identifier: name.lowercased(), name: name, country: country, category: category, language: language)
    }
    let directory = [
      source("Zeit Déserte", "de", "general", "de"), source("Alpen", "de", "science", "de"),
      source("Kol", "is", "general", "he"), source("Post", "us", "general", "en"),
    ]
    func names(_ question: SourcesQuestion) -> [String] { SourceList(question, from: directory).sources.map(\.name) }
    #expect(names(.init()) == ["Alpen", "Kol", "Post", "Zeit Déserte"])
    #expect(names(.init(country: "de")) == ["Alpen", "Zeit Déserte"])
    #expect(names(.init(country: "DE", category: "science")) == ["Alpen"])
    #expect(names(.init(country: "il")) == ["Kol"])
    #expect(names(.init(language: "en")) == ["Post"])
    #expect(names(.init(name: "deserte")) == ["Zeit Déserte"])
    let austria = SourceList(.init(country: "at"), from: directory)
    #expect(austria.sources.map(\.name) == ["Alpen", "Zeit Déserte"] && austria.substituteLanguage == "de")
    #expect(austria.remark?.english == "NewsAPI.org has no sources in Austria. These are in German.")
    let japan = SourceList(.init(country: "jp"), from: directory)
    #expect(japan.sources.isEmpty && japan.remark?.english.contains("Japan") == true)
    #expect(SourceList(.init(country: "de", name: "x"), from: directory).remark == nil)
  }
}
