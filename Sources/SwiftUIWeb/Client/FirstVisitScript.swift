/// Runs before the first paint of a browser that has not told how wide its window is: where the page was made for another
/// width, it is asked for anew, and nothing of the wrong one is ever seen.
///
/// Two phones differ too little for that. A browser that keeps no cookies keeps the first page, and the stream corrects it.
enum FirstVisitScript {
  static let text = ScriptPacking.pack(source)

  private static let source = #"""
    (() => {
    'use strict'
    const d = document, w = window, root = d.documentElement
    const made = +d.currentScript.dataset.w, width = root.clientWidth
    if (made == width || made < 600 && width < 600) return
    // Once in ten seconds: should the cookie not arrive, there is no circle.
    try {
      if (+w.sessionStorage.sized > Date.now() - 10000) return
      w.sessionStorage.sized = Date.now()
    } catch { return }
    d.cookie = 'viewport=' + width + 'x' + root.clientHeight + ';path=/;max-age=31536000;samesite=strict'
    if (!d.cookie.includes('viewport=' + width + 'x')) return
    root.hidden = true
    w.navigator.sendBeacon('/-/end', JSON.stringify({ t: d.querySelector('meta[name=live]').content.split(' ')[0] }))
    if (w.location.hash) w.location.reload()
    else w.location.replace(w.location.href)
    })()
    """#
}
