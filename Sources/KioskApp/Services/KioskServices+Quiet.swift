import Articles
import HackerNews
import Images
import NewsAPI
import TMDb

extension KioskServices {
  /// The services as they are now, of which only what is cached is seen: nobody is asked, and what is missing goes on loading.
  package var quiet: KioskServices {
    let quiet = KioskServices(
      hackerNews: hackerNews.quiet, origin: origin,
      news: news.map { News(client: $0.client.quiet, origin: $0.origin) },
      movies: movies.map { Movies(store: $0.store.quiet, origin: $0.origin) }, pictures: pictures?.quiet,
      articles: articles?.quiet)
    quiet.libraryFile = libraryFile
    quiet.savedBooks = savedBooks
    return quiet
  }
}
