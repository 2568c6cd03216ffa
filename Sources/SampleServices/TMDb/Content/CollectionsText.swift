/// Films that belong together.
struct SampleCollection: Sendable, Equatable {
  let id: Int
  let name: String
  let overview: String
  /// Of its films.
  let titles: [String]
}

extension MovieContent {
  static let collections = [
    SampleCollection(
      id: 970_000_002, name: "The Harbour Collection",
      overview: "One coast, three generations and a foghorn that nobody dares to repair.",
      titles: ["The Foghorn Committee", "The Far Harbour", "Untitled Harbour Project"]),
    SampleCollection(
      id: 970_000_003, name: "The Orbit Collection",
      overview: "Films about people who miss their planet by a little.",
      titles: ["Orbital Decay", "The Long Orbit", "Gravity Tax"]),
    SampleCollection(
      id: 970_000_004, name: "The Small Beasts Collection", overview: "A moth, a pond and a bear, told for the family.",
      titles: ["Bear With Us", "The Moth Who Kept Accounts", "The Submarine in the Duck Pond"]),
  ]

  /// Those behind the camera, with the service's words for what they do.
  static let crewText: [(name: String, department: String, job: String)] = [
    ("Imre Castellan", "Camera", "Director of Photography"), ("Saga Lindholm", "Camera", "Director of Photography"),
    ("Benedikt Ames", "Editing", "Editor"), ("Farah Odendaal", "Editing", "Editor"),
    ("Lucien Marsh", "Sound", "Original Music Composer"), ("Tove Aaltonen", "Sound", "Original Music Composer"),
    ("Priya Harker", "Production", "Producer"), ("Gideon Wells", "Production", "Producer"),
    ("Noor Vandersteen", "Art", "Production Design"),
  ]
}
