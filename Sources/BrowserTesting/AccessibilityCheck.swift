extension BrowserPage {
  /// What a person with a screen reader or a keyboard would stumble over: controls and pictures without a name, identities
  /// used twice, references to nothing, headings that skip a level, roles that need a state, focus on what is hidden.
  ///
  /// Empty for a good page. Each line names the element and the trouble.
  package func accessibilityProblems() async throws -> [String] {
    let found = try await evaluate(
      """
      (() => {
        const out = [], name = e => {
          const by = e.getAttribute('aria-labelledby')
          if (by) return by.split(/\\s+/).map(i => document.getElementById(i)?.textContent || '').join(' ').trim()
          const own = (e.getAttribute('aria-label') || e.getAttribute('alt') || e.getAttribute('title') || '').trim()
          if (own) return own
          const labels = e.labels && [...e.labels].map(l => text(l)).join(' ').trim()
          if (labels) return labels
          if (e.tagName == 'FIELDSET') return (e.querySelector('legend')?.textContent || '').trim()
          return text(e)
        }
        const text = e => [...e.childNodes].map(n => n.nodeType == 3 ? n.data : n.nodeType == 1 && n.getAttribute('aria-hidden') != 'true' ? n.getAttribute('aria-label') || n.getAttribute('alt') || (n.matches('select,textarea,script,style') ? '' : text(n)) : '').join(' ').trim()
        const say = (e, what) => out.push((e.outerHTML.slice(0, 120)) + ': ' + what)
        const seen = new Set()
        for (const e of document.querySelectorAll('[id]')) { if (seen.has(e.id)) say(e, 'its id is used twice'); seen.add(e.id) }
        const shown = e => e.getClientRects().length && getComputedStyle(e).visibility != 'hidden' && !e.closest('[aria-hidden=true]')
        for (const e of document.querySelectorAll('button,a[href],input,select,textarea,summary,fieldset,[role=button],[role=tab],[role=switch],[role=img],dialog,progress'))
          if (shown(e) && !name(e)) say(e, 'it has no name')
        for (const e of document.querySelectorAll('img')) if (!e.hasAttribute('alt')) say(e, 'it has no alt text')
        for (const e of document.querySelectorAll('svg')) if (shown(e) && !e.closest('[role=img],[role=none],button[aria-label]') && !name(e)) say(e, 'it has no name and is not hidden')
        for (const a of ['aria-labelledby', 'aria-describedby', 'aria-controls']) for (const e of document.querySelectorAll('[' + a + ']'))
          for (const i of e.getAttribute(a).split(/\\s+/)) if (!document.getElementById(i)) say(e, a + ' points to nothing')
        for (const e of document.querySelectorAll('[role=tab]:not([aria-selected])')) say(e, 'a tab without aria-selected')
        for (const e of document.querySelectorAll('[role=heading]:not([aria-level])')) say(e, 'a heading without level')
        for (const e of document.querySelectorAll('[aria-hidden=true] :is(button,a[href],input,select,textarea,[tabindex="0"])')) if (getComputedStyle(e).visibility != 'hidden') say(e, 'it takes the focus but is hidden')
        for (const e of document.querySelectorAll('button button,button a,a a,a button,label label')) say(e, 'a control within a control')
        for (const e of document.querySelectorAll('ul>:not(li)')) say(e, 'no item of its list')
        let last = 0
        for (const e of document.querySelectorAll('h1,h2,h3,h4,h5,h6,[role=heading]')) {
          if (!shown(e)) continue
          const level = +(e.getAttribute('aria-level') || e.tagName[1])
          if (last && level > last + 1) say(e, 'a heading of level ' + level + ' after level ' + last)
          last = level
        }
        if (!document.documentElement.lang) out.push('html: no language')
        if (!document.title) out.push('html: no title')
        if (document.querySelectorAll('main').length != 1) out.push('html: not exactly one main')
        return out
      })()
      """)
    return (found.list ?? []).compactMap(\.string)
  }

  /// Texts whose contrast with what is behind them is below 4.5 : 1, or 3 : 1 for large ones (WCAG 2.2, 1.4.3). Flat
  /// backgrounds only; texts over pictures, gradients and drawn shapes, what is just fading or changing its colour, and
  /// placeholders, which have nothing to read, are not judged.
  package func contrastProblems() async throws -> [String] {
    let found = try await evaluate(
      """
      (() => {
        const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
        const rgba = c => { canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = c; canvas.fillRect(0, 0, 1, 1); const d = canvas.getImageData(0, 0, 1, 1).data; return [d[0], d[1], d[2], d[3] / 255] }
        const over = (a, b) => [0, 1, 2].map(i => a[i] * a[3] + b[i] * (1 - a[3])).concat(1)
        const covered = e => { const r = e.getBoundingClientRect(), all = document.elementsFromPoint(r.x + r.width / 2, r.y + r.height / 2), i = all.indexOf(e); return all.slice(i + 1).some(x => !x.contains(e) && (rgba(getComputedStyle(x).backgroundColor)[3] > 0 || x.tagName == 'svg' || x.tagName == 'IMG')) }
        const ground = e => { if (covered(e)) return null; const layers = []; for (let x = e; x; x = x.parentElement) { const s = getComputedStyle(x); if (s.backgroundImage != 'none') return null; const c = rgba(s.backgroundColor); if (c[3] > 0) layers.push(c); if (c[3] == 1) break } return layers.reverse().reduce((under, c) => over(c, under), [255, 255, 255, 1]) }
        const lum = c => { const f = v => { v /= 255; return v <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4 }; return .2126 * f(c[0]) + .7152 * f(c[1]) + .0722 * f(c[2]) }
        const out = []
        for (const e of document.querySelectorAll('body *')) {
          if (![...e.childNodes].some(n => n.nodeType == 3 && n.data.trim())) continue
          const s = getComputedStyle(e)
          if (!e.getClientRects().length || s.visibility == 'hidden' || e.closest('[disabled],[aria-disabled=true],script,style,.vh,.rd,option')) continue
          const under = ground(e)
          if (!under) continue
          let opacity = 1
          let fades = false
          for (let x = e; x; x = x.parentElement) { opacity *= +getComputedStyle(x).opacity; fades ||= x.getAnimations().some(a => a.playState == 'running' && a.effect.getKeyframes().some(k => k.opacity ?? k.color ?? k.backgroundColor)) }
          if (!opacity || fades) continue
          const c = rgba(s.color); c[3] *= opacity
          const a = lum(over(c, under)), b = lum(under), ratio = (Math.max(a, b) + .05) / (Math.min(a, b) + .05)
          const size = parseFloat(s.fontSize), large = size >= 24 || size >= 18.66 && +s.fontWeight >= 700
          if (ratio < (large ? 3 : 4.5) - .01) out.push(e.textContent.trim().slice(0, 40) + ': ' + ratio.toFixed(2))
        }
        return out
      })()
      """)
    return (found.list ?? []).compactMap(\.string)
  }
}
