extension MovieContent {
  /// What one may write about any of the invented people; each gets one by its number.
  static let biographies = [
    "Began as a stagehand in a harbour theatre and was pushed on during a storm, when the lead was still on the ferry.",
    "Trained as a land surveyor, and is said to measure every set before the first rehearsal.",
    "Grew up above a cinema with one projector and learned all endings before the beginnings.",
    "Sold umbrellas at a railway station until a director came back for his.",
    "Played the accordion in three orchestras that no longer exist, none of which is held to be anybody's fault.",
    "Came to film by way of radio, and still closes both eyes when listening.",
    "Studied marine biology for five years. The thesis, on the patience of limpets, is quoted more often than the films.",
    "Learned four languages for parts in which not a word is spoken.",
    "Spent a decade in puppet theatre, and keeps the hands insured separately.",
    "Lives on a houseboat with a small library and a large dog. Gives one interview a year, to the local paper.",
    "Repairs clocks between films and is late for nothing, except once, famously.",
    "Was discovered in the audience, arguing with the usher about the ending.",
  ]

  static let birthplaces = [
    "Northquay", "Sankt Ansgar am Meer", "Lower Fathom", "Vallée-des-Pains", "Porto Salso", "Umbral Heights",
    "Mirogorsk",
    "Kisaragi Bay",
  ]

  /// Author, points out of ten (`-` for none) and text, separated by `|`; `//` begins a new paragraph.
  static let reviewLines = [
    "lampwright|9|I went in for the poster and stayed for the silence. Nobody raises their voice and everybody is heard.",
    "third_row|7|The middle sags like an old bridge, but like an old bridge it holds. // Take somebody who talks during films; they will stop.",
    "okonma|8|Two scenes in this are as good as anything I have seen this year. One of them has no people in it.",
    "saltgrass|4|Beautiful, and about forty minutes too fond of it.",
    "matinee_ghost|10|Saw it on a Tuesday afternoon with six strangers. We stood outside for an hour afterwards and did not exchange names.",
    "umbral|6|Clever. I admired it the way one admires a well-packed suitcase.",
    "the_usher|-|I have now seen the first ten minutes thirty-one times. They are excellent. I am told that it has an ending.",
    "wrenfield|8|The sound alone is worth the ticket: rain, paper, one distant door. // The plot is also present.",
    "balcony_left|5|Everybody on screen has a secret, and by the end I wished that some had kept it.",
    "ilse_v|9|Funny in the way that sad things are when one is tired enough. I laughed, and apologised, and laughed.",
    "no_spoilers|3|It was the gardener.",
    "reel_four|7|Old-fashioned in the best sense: somebody wants something, somebody else is in the way, and it is all about bread.",
  ]

  /// The service's own numbers of the genres, with their names in the languages that the samples know.
  static let genres: [(id: Int, names: [String: String])] = [
    (28, ["en": "Action", "de": "Action", "fr": "Action"]),
    (12, ["en": "Adventure", "de": "Abenteuer", "fr": "Aventure"]),
    (16, ["en": "Animation", "de": "Animation", "fr": "Animation"]),
    (35, ["en": "Comedy", "de": "Komödie", "fr": "Comédie"]), (80, ["en": "Crime", "de": "Krimi", "fr": "Crime"]),
    (99, ["en": "Documentary", "de": "Dokumentarfilm", "fr": "Documentaire"]),
    (18, ["en": "Drama", "de": "Drama", "fr": "Drame"]), (10751, ["en": "Family", "de": "Familie", "fr": "Familial"]),
    (14, ["en": "Fantasy", "de": "Fantasy", "fr": "Fantastique"]),
    (36, ["en": "History", "de": "Historie", "fr": "Histoire"]),
    (27, ["en": "Horror", "de": "Horror", "fr": "Horreur"]),
    (10402, ["en": "Music", "de": "Musik", "fr": "Musique"]),
    (9648, ["en": "Mystery", "de": "Mystery", "fr": "Mystère"]),
    (10749, ["en": "Romance", "de": "Liebesfilm", "fr": "Romance"]),
    (878, ["en": "Science Fiction", "de": "Science Fiction", "fr": "Science-Fiction"]),
    (10770, ["en": "TV Movie", "de": "TV-Film", "fr": "Téléfilm"]),
    (53, ["en": "Thriller", "de": "Thriller", "fr": "Thriller"]),
    (10752, ["en": "War", "de": "Kriegsfilm", "fr": "Guerre"]),
    (37, ["en": "Western", "de": "Western", "fr": "Western"]),
  ]
}
