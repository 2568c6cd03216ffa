extension BrowserPage {
  /// What sticks out of the window to the side, so that a reader would have to scroll in two directions.
  ///
  /// Strips that scroll by themselves are no trouble. Empty for a good page.
  package func overflowProblems() async throws -> [String] {
    try await lines(
      """
      (() => {
        const width = document.documentElement.clientWidth, out = []
        if (document.documentElement.scrollWidth <= width) return out
        out.push('the page is ' + document.documentElement.scrollWidth + ' points wide in a window of ' + width)
        for (const e of document.querySelectorAll('body *')) {
          const r = e.getBoundingClientRect()
          if (!r.width || r.right <= width + 1 || e.closest('.sc-h,svg')) continue
          out.push(e.outerHTML.slice(0, 100) + ': ends at ' + Math.round(r.right))
          if (out.length > 3) break
        }
        return out
      })()
      """)
  }

  /// Whether the Tab key leads through the page as one reads it: no order of its own, nothing hidden on the way, and within
  /// a column never back up.
  package func tabOrderProblems() async throws -> [String] {
    try await lines(
      """
      (() => {
        const out = [], say = (e, what) => out.push(e.outerHTML.slice(0, 120) + ': ' + what)
        const scope = document.querySelector(':modal') || document
        const stops = [...scope.querySelectorAll('a[href],button,input,select,textarea,summary,[tabindex]')].filter(e => {
          if (e.disabled || e.tabIndex < 0 || e.closest('[inert]')) return false
          if (e.type == 'radio' && !e.checked) return false
          return e.checkVisibility({ visibilityProperty: true })
        })
        let last = null, column = null
        for (const e of stops) {
          if (e.tabIndex > 0) say(e, 'it has an order of its own')
          if (e.closest('[aria-hidden=true]')) say(e, 'it takes the focus but is hidden')
          const here = e.closest('.bar,.bb,.tabbar,.sc,.l,dialog') || scope, box = (e.closest('label') || e).getBoundingClientRect()
          if (here == column && last && box.bottom < last.top - 8 && box.left <= last.left) say(e, 'it comes after what is below it')
          last = box
          column = here
        }
        return out
      })()
      """)
  }

  /// Controls that a finger would miss: where they can be touched they are less than 43 points in one direction or less than
  /// 40 in the other. (Apple's Human Interface Guidelines ask for 44; of two that stand close, the later one has what both want.)
  /// What is in sight is judged by where a touch arrives; links within a text are not judged.
  package func smallTargets(least: Int = 44) async throws -> [String] {
    try await lines(
      """
      (() => {
        const out = [], least = \(least)
        const bars = [...document.querySelectorAll('.bar,.bb,.tabbar')].map(b => b.getBoundingClientRect())
        const owner = (x, y) => {
          const e = document.elementFromPoint(x, y), l = e && e.closest('label')
          return e && (l ? l.control || l : e.closest('a[href],button,input,select,textarea,summary,[role=button]'))
        }
        const scope = document.querySelector(':modal') || document
        for (const e of scope.querySelectorAll('a[href],button,input,select,textarea,summary')) {
          if (e.disabled || e.closest('.t,[aria-hidden=true]') || !e.checkVisibility({ visibilityProperty: true })) continue
          const face = e.labels && e.labels[0] || e, r = face.getBoundingClientRect()
          const x = r.x + r.width / 2, y = r.y + r.height / 2
          if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight || owner(x, y) != e) continue
          const reach = (dx, dy) => { let n = 0; while (n < least && owner(x + dx * (n + 1), y + dy * (n + 1)) == e) n++; return n }
          const high = 1 + reach(0, -1) + reach(0, 1), wide = 1 + reach(-1, 0) + reach(1, 0)
          const isBehind = !e.closest('.bar,.bb,.tabbar,dialog') && bars.some(b => b.bottom > y - least / 2 && b.top < y + least / 2)
          const dialog = e.closest('dialog'), room = dialog ? dialog.getBoundingClientRect() : new DOMRect(0, 0, innerWidth, innerHeight)
          const cut = isBehind || y - least / 2 < Math.max(0, room.top) || y + least / 2 > Math.min(innerHeight, room.bottom)
            || x - least / 2 < Math.max(0, room.left) || x + least / 2 > Math.min(innerWidth, room.right)
          if (!cut && (Math.max(high, wide) < least - 1 || Math.min(high, wide) < least - 4)) out.push((e.getAttribute('aria-label') || e.innerText || e.outerHTML).trim().slice(0, 50) + ': ' + wide + ' × ' + high)
        }
        return out
      })()
      """)
  }

  /// What moves, with what moves it, for how long and how far it is. What follows the reader's scrolling does not count, nor a
  /// wheel that turns while something is under way.
  package func movements() async throws -> [String] {
    try await lines(
      """
      document.getAnimations().flatMap(a => {
        const { target, pseudoElement } = a.effect, { duration } = a.effect.getComputedTiming()
        if (a.timeline != document.timeline || a.playState != 'running' || duration <= 100 || target.matches('.round')) return []
        const name = a.animationName || a.transitionProperty || 'the script'
        const element = target.outerHTML.slice(0, 90) + (pseudoElement || '')
        return [element + ': ' + name + ' for ' + duration + ' ms, at ' + a.currentTime]
      })
      """)
  }

  /// Waits until what moves has come to rest; movements without an end are not waited for.
  package func waitForRest(seconds: Double = 5) async throws {
    try await wait(
      until:
        "!document.getAnimations().some(a => a.timeline == document.timeline && a.playState == 'running' && a.effect.getComputedTiming().endTime != Infinity)",
      seconds: seconds)
  }

  private func lines(_ expression: String) async throws -> [String] {
    (try await evaluate(expression).list ?? []).compactMap(\.string)
  }
}
