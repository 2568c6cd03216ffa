extension PageText {
  /// By address, in the form that ``PageDraft/parts(_:)`` reads.
  static let writtenTexts: [String: String] = [
    "lantern.example/engineering/a-folder-of-files": folderText,
    "fathom.example/essays/the-lighthouse-that-kept-time": lighthouseText,
    "adeyemi.example/restore-first": restoreText,
  ]

  private static let folderText = #"""
    For four years our orders travelled through a message queue. It had three brokers, a dashboard with a dark theme, and one person who understood it. In March that person went on a long walk across the north of the country, and on the second day the queue stopped.
    We are a shop with eleven employees. We sell lamps. At our busiest we take **nine orders a minute**, which is, as somebody pointed out during the outage, about as many as a person can write down with a pencil.
    ! folder-queue-1 | The whole system, drawn on the back of a delivery note on the evening of the outage.
    ## What we have now
    Each order is a file. A writer puts it into `incoming/tmp`, calls `fsync`, and renames it into `incoming`. A worker renames it into `working`, does what must be done, and renames it into `done`. If the worker dies, a sweeper moves whatever has stood in `working` for ten minutes back to `incoming`.
      incoming/tmp/   being written
      incoming/       waiting
      working/        claimed
      done/2026-03/   finished, one folder a month
    That is all of it. `rename` is atomic as long as both folders lie on one file system, so two workers can never claim the same order: one of them gets the file, and the other gets an error and tries the next one.
    > The best thing about a folder is that everybody in the company already has a tool to look into it.
    ## What it costs
    We measured before we switched, on the machine in the back room, which is also where the coffee is made.
    | What | The queue | The folder
    | Orders a second, sustained | 14,000 | 2,100
    | Orders a second that we need | 0.15 | 0.15
    | Time to see what is stuck | 20 minutes | `ls`
    | Pages of operating manual | 61 | 1
    Seven times slower is a number that looks bad in a talk. It is also *fourteen thousand times* what we need, and the difference buys us sleep.
    ## What went wrong
    Three things, all in the first week:
    - Somebody put `tmp` on another disk. A rename between disks is a copy, and a copy can be half done. The sweeper now refuses to start unless both folders have the same device number.
    - A backup program opened every file in `working` for reading and left them with new times. The sweeper took them for young. It looks at the name now, which holds the time of the claim.
    - On Friday the folder held 40,000 finished orders, and listing it took two seconds. Hence one folder a month.
    None of these would have happened with the queue. On the other hand each was found by a person who had never operated a queue, with a tool they use every day, within the hour.
    ## When not to do this
    If you have many machines that write, many teams that read, or messages that must be seen by more than one of them, please run a real queue; they are wonderful, and the people who look after them deserve a team. We had one machine, one team, and a need to be able to explain on Monday what had happened on Sunday.
    The person who understood the queue came back in May, read the one page, and asked whether she could have the walk's remaining two weeks. She has them now. The folder, at the time of writing, holds three orders, and I can see that [one of them is mine](https://lantern.example/lamps/reading).
    """#

  private static let lighthouseText = #"""
    In the spring of 1911 the keeper of the light at Fathom Point was asked by the harbour authority to account for his clock. Ships had complained. His foghorn, which was meant to sound at the full minute, was two seconds early, and had been for as long as anybody had compared.
    His answer fills eleven pages of the log, in a hand that gets smaller as it gets angrier. The clock was right, he wrote. It was *the minute* that was wrong.
    ! lighthouse-time-1 | Fathom Point from the sea, as the passengers of the morning ferry would have known it.
    ## A clock with opinions
    The keeper did not take his time from the telegraph like everybody else. He took it from the stars, with a small transit instrument bolted to a rock behind the privy, on every clear night for nineteen years. He knew that the harbour's clock was set once a week by a clerk who walked past the jeweller's on his way from lunch.
    > A minute that has been carried through the town in a man's head is a minute with gravy on it.
    He also knew something which nobody on shore had any reason to believe: that the Earth itself is not a very good clock. In his tables there is a column, begun in 1903, in which he writes how much the sky was late. The numbers wander. For two years they grow by a few hundredths of a second a month; then they shrink; then, in the winter of the great ice, they jump.
    ## What he was seeing
    Today we would say that the length of the day changes, because the core of the planet, its oceans and its air push at the crust, and that it takes an atomic clock to notice. We correct for it with a leap second now and then, announced half a year ahead, and a great deal of software breaks each time.
    The keeper had a pendulum, a spirit level and patience. To see an effect of a hundredth of a second he had to average over months. His method, put into today's words:
    1. Note the instant at which a known star crosses the wire, on each clear night.
    1. Take out what the temperature does to the pendulum, from a thermometer inside the case.
    1. Average over thirty nights, and throw away the nights on which the foghorn ran, because it shook the rock.
    1. Whatever is left is either you or the world.
    It is the last step that one has to admire. He spent six years making sure that it was not him.
    ## The minute today
    His column was copied into a computer last year by two volunteers and compared with what is known from eclipses and occultations of the time. The agreement is embarrassing, though not for the keeper.
    | Year | The keeper | Modern value
    | 1904 | 0.31 s | 0.29 s
    | 1907 | 0.74 s | 0.77 s
    | 1910 | 1.92 s | 1.94 s
    The harbour authority, in its reply, thanked him for his letter and instructed him to follow the clerk. He did. From June 1911 the foghorn is on time, and the column in the log goes on, with a new heading: *Error of the Harbour*.
    """#

  private static let restoreText = #"""
    We had backups for six years. I know because there was a green light on the wall, and every morning somebody walked past it and felt better.
    What we did not have was a restore. When the disk went, on an ordinary Thursday, it took us four days to find out that the nightly file contained everything except for the table with the customers' addresses, whose name had been changed in the second year by somebody who is now a baker.
    ## Say it the other way round
    So we turned the sentence around. There is no backup job here any more. There is a **restore job**, which runs every night, and which needs a file to eat.
    - It takes the newest file and builds a whole system from it, on a machine that has never seen the data.
    - It asks that system ten questions whose answers we know: how many orders there were yesterday, what the oldest customer is called.
    - It then takes the system down, and writes one line into the log that a person reads.
    ! restore-first-1 | The machine that dies every morning at four. We have given it a name, which I am told was a mistake.
    The file is a by-product. If there is no file, the restore fails, and *that* is what turns the light red.
      $ restore-tonight --from newest --into empty
      built in 41 min, 10 of 10 questions answered
    ## What it found
    In the first month it failed on nine nights of thirty. I had expected one.
    | Nights | Why
    | 4 | the file was fine, and nobody had kept the key
    | 2 | the new machine had another version of the database
    | 2 | a question had a new answer, which is to say: the questions were bad
    | 1 | the file was empty, for the first time in our history; we would have noticed in a year or so
    > You do not have what you have never put back.
    None of this is new. Ships practise with their boats, and schools with their bells. But there is something about a file with yesterday's date on it that makes otherwise careful people believe in the future. Restore first. Then, if it makes you happy, call it a backup.
    """#
}
