/// The page's script: it applies frames, sends events, and keeps what belongs to the reader — what is typed, where the
/// focus is, what is in view. Without it the page is complete but still.
enum ClientScript {
  /// As served: without comments and idle space.
  static let text = ScriptPacking.pack(source)

  private static let source = frames + operations + events + connection

  private static let frames = #"""
    (() => {
    'use strict'
    const d = document, w = window, root = d.documentElement
    const $ = i => d.getElementById('n' + i)
    const idOf = e => +e.id.slice(1)
    const slot = (p, k) => d.getElementById('s' + p + '-' + k) || $(p)
    const hold = e => { const f = e.firstElementChild; return f && f.classList.contains('i') ? f : e }
    const control = i => d.getElementById('k' + i)
    const calm = w.matchMedia('(prefers-reduced-motion:reduce)')
    const sheet = new CSSStyleSheet()
    d.adoptedStyleSheets = [sheet]
    let [token, seq] = d.querySelector('meta[name=live]').content.split(' ')
    seq = +seq
    // The number of events made, of those the server has answered for, and of the last move to an address; the last change of
    // each control.
    let made = 0, done = 0, gone = 0, rows = 0, motion = null, again, fresh = [], composing = null
    const changed = new Map()

    const make = html => {
      const t = d.createElement('template')
      t.innerHTML = html
      return t.content.firstElementChild
    }
    const setText = (e, t) => {
      const f = e.firstChild
      if (f && f.nodeType == 3 && !f.nextSibling) { if (f.data != t) f.data = t } else e.textContent = t
    }
    // A control whose own change is still under way keeps what the reader chose.
    const isOurs = e => {
      const o = e.closest('.pk') || e.closest('[id^=n]')
      return o && changed.get(idOf(o)) > done
    }
    const setAttributes = (e, a) => {
      for (const [k, v] of Object.entries(a)) {
        if (k == 'checked' || k == 'selected') { if (!isOurs(e)) e[k] = v != null }
        else if (k == 'value' && e.type == 'range') { if (v != null && !isOurs(e)) e.value = v }
        if (v == null) e.removeAttribute(k); else e.setAttribute(k, v)
      }
    }
    const setValue = (e, t) => {
      if (e == composing || isOurs(e) || e.value == t) return
      const at = d.activeElement == e ? e.selectionStart : null
      e.value = e.defaultValue = t
      if (at != null) try { e.setSelectionRange(at, at) } catch {}
    }
    // Elements that want to know whether they are seen and how large they are, and dialogs that must be opened.
    // What flies past is not told, nor what was never in sight; what has left and is back has come twice.
    let inSight = new WeakSet()
    const sights = new Map()
    const tellSight = (e, v) => { if (e.isConnected && inSight.has(e) != v) { inSight[v ? 'add' : 'delete'](e); send(idOf(e), 6, v) } }
    const sees = margin => new IntersectionObserver(es => {
      if (!sights.size) w.setTimeout(() => { for (const [e, v] of sights) tellSight(e, v); sights.clear() }, 100)
      for (const { target: e, isIntersecting: v } of es) {
        if (v && sights.get(e) === false) tellSight(e, false)
        sights.set(e, v)
      }
    }, { rootMargin: margin })
    // The rest of a long list is asked for some screens before the reader is there.
    const seen = sees('25%'), near = sees('200%')
    const sized = new ResizeObserver(es => { for (const x of es) { const r = x.target.getBoundingClientRect(); if (x.target.isConnected) send(idOf(x.target), 9, [r.width, r.height]) } })
    const loaded = x => { if (x.complete && takes(x, 14)) send(idOf(x), 14, x.naturalWidth > 0) }
    const entered = e => {
      for (const x of [e, ...e.querySelectorAll('[data-a],dialog,time[data-k]')]) {
        const a = x.dataset.a
        if (+x.dataset.m > rows) rows = +x.dataset.m
        if (a & 64) (x.matches('.more') ? near : seen).observe(x)
        if (a & 512) sized.observe(x)
        if (a & 16384 && x.complete) loaded(x)
        if (x.tagName == 'DIALOG' && !x.matches(':modal')) { x.removeAttribute('open'); x.showModal() }
        if (x.dataset.k) count(x)
      }
    }
    const leaving = e => {
      for (const x of [e, ...e.querySelectorAll('dialog')]) if (x.tagName == 'DIALOG' && x.open) x.close()
      if (!e.contains(d.activeElement)) return
      const n = e.nextElementSibling || e.previousElementSibling
      const f = n && (n.matches('button,a,[tabindex]') ? n : n.querySelector('button,a,[tabindex],input'))
      if (f) f.focus({ preventScroll: true })
    }

    // Motion: how things come, go and change places.
    const shift = { opacity: { opacity: 0 }, scale: { scale: 0, opacity: 0 }, top: { translate: '0 -100%', opacity: 0 }, bottom: { translate: '0 100%', opacity: 0 }, leading: { translate: '-100% 0', opacity: 0 }, trailing: { translate: '100% 0', opacity: 0 } }
    const start = names => Object.assign({}, ...names.split(' ').map(n => shift[n] || {}))
    const still = () => calm.matches || d.hidden
    const slideIn = () => {
      if (!still() && fresh.length <= 3) for (const e of fresh) {
        if (!e.isConnected) continue
        const m = motion || { duration: 280, easing: 'ease-out' }, r = e.getBoundingClientRect()
        if (r.bottom < 60 || r.top > w.innerHeight) continue
        if (e.dataset.i) { if (motion) e.animate([start(e.dataset.i), {}], m) }
        else if (e.classList.contains('r')) e.animate([{ marginTop: -e.offsetHeight + 'px', opacity: 0 }, { marginTop: 0, opacity: 1 }], m)
      }
      fresh = []
    }
    const animated = ['opacity', 'rotate', 'scale', 'translate', 'color', 'backgroundColor'], sizes = animated.concat('width', 'height')
    // Only what has a size of its own changes it by degrees: all else would move what the reader reads.
    const look = e => { const c = w.getComputedStyle(e), o = {}; for (const k of e.matches('.fw,.fh') ? sizes : animated) o[k] = c[k]; return o }
    const smoothly = (e, change) => {
      const own = e.dataset.n
      if (calm.matches || !(own || motion)) return change()
      const p = own ? own.split(' ') : [motion.duration, motion.easing, motion.delay, ...again]
      const from = look(e)
      change()
      const to = look(e)
      if (sizes.some(k => from[k] != to[k])) e.animate([from, to], { duration: +p[0], easing: p[1], delay: +p[2], iterations: p[3] == 0 ? Infinity : +p[3], direction: p[4] == 1 ? 'alternate' : 'normal', fill: p[3] == 0 ? 'forwards' : 'none' })
    }

    // The reader's place: a row in view keeps its distance from the top, whatever comes above it.
    const places = f => {
      const gone = new Set()
      for (const o of f.slice(2)) if (o[0] == 3) o.slice(1).forEach(i => gone.add(i)); else if (o[0] == 4) gone.add(o[1])
      return [d.scrollingElement, ...d.querySelectorAll('.sc,.h>.l,.h>.b:has(>.l)')].filter(s => s.scrollTop > 0).map(s => {
        const isPage = s == d.scrollingElement
        const box = isPage ? { top: 0, bottom: w.innerHeight } : s.getBoundingClientRect()
        const bar = isPage && d.querySelector('.bar'), top = box.top + (bar ? bar.offsetHeight : 0)
        const near = e => { const r = e.getBoundingClientRect(); return r.height && r.bottom > top && r.top < box.bottom && !gone.has(idOf(e)) }
        const own = d.activeElement && d.activeElement.closest('.r,li[id]')
        if (own && s.contains(own) && near(own)) return [s, own, own.getBoundingClientRect().top]
        for (const e of s.querySelectorAll('.r,.t')) if (near(e)) return [s, e, e.getBoundingClientRect().top]
        return []
      })
    }
    const frame = f => {
      if (f[0] <= seq) return
      seq = f[0]
      done = f[1]
      motion = null
      const kept = places(f)
      root.style.overflowAnchor = 'none'
      for (const [k, ...a] of f.slice(2)) try { apply[k](...a) } catch (x) { console.error(x) }
      for (const [s, e, y] of kept) if (e && e.isConnected) {
        const by = e.getBoundingClientRect().top - y
        if (by) s.scrollBy({ top: by, behavior: 'instant' })
      }
      slideIn()
      w.requestAnimationFrame(() => { root.style.overflowAnchor = '' })
    }


    """#

  private static let operations = #"""
    const apply = [
      // text, content, insert, remove, move, attributes, control, shell, rules, paint, value, symbols
      (i, t) => { const e = $(i); if (e) setText(hold(e), t) },
      (i, h) => { const e = $(i); if (e) hold(e).innerHTML = h },
      (p, k, b, h) => {
        const s = slot(p, k), e = make(h), r = b && $(b)
        if (!s) return
        s.insertBefore(e, r && r.parentNode == s ? r : null)
        entered(e)
        fresh.push(e)
      },
      (...ids) => {
        for (const i of ids) {
          const e = $(i)
          if (!e) continue
          leaving(e)
          if (motion && e.dataset.o && !still()) {
            for (const x of [e, ...e.querySelectorAll('[id]')]) x.removeAttribute('id')
            e.inert = true
            e.animate([{}, start(e.dataset.o)], motion).finished.finally(() => e.remove())
          } else e.remove()
        }
      },
      (i, b, k, p) => {
        const e = $(i)
        if (!e) return
        const s = k == null ? e.parentNode : slot(p, k), r = b ? $(b) : null
        const active = e.contains(d.activeElement) && d.activeElement, from = motion && !still() && e.getBoundingClientRect()
        if (s.moveBefore && s == e.parentNode) s.moveBefore(e, r); else s.insertBefore(e, r)
        if (active && active != d.activeElement) active.focus({ preventScroll: true })
        if (from) { const to = e.getBoundingClientRect(); e.animate([{ translate: (from.left - to.left) + 'px ' + (from.top - to.top) + 'px' }, { translate: 0 }], motion) }
      },
      (i, a) => { const e = $(i); if (e) smoothly(e, () => setAttributes(e, a)) },
      (i, a) => { const e = control(i); if (e) setAttributes(e, a) },
      (i, h) => {
        const e = $(i), n = make(h)
        if (!e) return
        const home = [...n.querySelectorAll('[id^=s]')]
        for (const x of [e, ...e.querySelectorAll('[id^="s' + i + '-"]')]) {
          const to = home.find(y => y.id == (x == e ? "s" + i + "-0" : x.id)) || home[0] || n
          for (const c of [...x.children]) if (/^n/.test(c.id)) to.append(c)
        }
        leaving(e)
        e.replaceWith(n)
        entered(n)
      },
      (...rs) => { for (const r of rs) try { sheet.insertRule(r, sheet.cssRules.length) } catch {} },
      (h, s) => {
        const t = d.createElement('template')
        t.innerHTML = '<main id="n0">' + h + '</main><svg id="symbols" aria-hidden="true">' + s + '</svg>'
        for (const e of t.content.querySelectorAll('main,svg#symbols')) morph(d.getElementById(e.id), e)
        entered(d.body)
      },
      (i, t) => { const e = control(i); if (e) setValue(e, t) },
      h => d.getElementById('symbols').insertAdjacentHTML('beforeend', h),
      // title, address, back, focus, scroll, announce, sound, open, motion
      t => { d.title = t },
      // The reader has gone on: the answer to an earlier move is none to this one.
      (p, r) => {
        // Going back takes a moment: what follows it comes after it.
        if (backs || ours) { if (!r || next) next = p; else home = p }
        else if (p != here() && !(r && gone > done)) visit(p, r)
      },
      p => {
        home = p
        if (backs++) return
        w.queueMicrotask(() => {
          const n = Math.min(backs, w.history.state || 0)
          backs = 0
          if (n) { ours = true; w.history.go(-n) } else arrive()
        })
      },
      i => {
        const e = i && $(i)
        if (!e) { if (d.activeElement) d.activeElement.blur(); return }
        const f = e.querySelector('input,textarea,select') || e
        if (!f.matches('input,textarea,select,button,a,[tabindex]')) f.tabIndex = -1
        f.focus()
      },
      (i, y) => { const e = $(i); if (e) e.scrollIntoView({ block: y == null ? 'nearest' : y < .34 ? 'start' : y > .66 ? 'end' : 'center', behavior: calm.matches ? 'instant' : 'smooth' }) },
      t => { const e = d.getElementById('announce'); e.textContent = ''; w.setTimeout(() => { e.textContent = t }, 50) },
      n => chime(n),
      a => { if (/^(https?|mailto):/i.test(a)) w.open(a, '_blank', 'noopener,noreferrer') },
      (ms, easing, delay, n = 1, back = 0) => { motion = calm.matches ? null : { duration: ms, easing, delay }; again = [n, back] },
    ]

    // Makes `a` like `b` and keeps every element it can, with what is typed, the focus and the place.
    const morph = (a, b) => {
      for (const { name } of [...a.attributes]) if (!b.hasAttribute(name) && name != 'open') a.removeAttribute(name)
      for (const { name, value } of [...b.attributes]) if (a.getAttribute(name) != value && name != 'open') a.setAttribute(name, value)
      if (a.matches('input,textarea')) {
        const typed = a.value != a.defaultValue || a == d.activeElement
        if (a.type == 'checkbox' || a.type == 'radio') a.checked = b.hasAttribute('checked')
        else if (!typed) a.value = b.defaultValue
        if (a.tagName == 'TEXTAREA') return
      }
      if (a.tagName == 'OPTION') a.selected = b.hasAttribute('selected')
      let at = a.firstChild
      const later = new Set([...b.children].map(c => c.id).filter(Boolean))
      for (const n of [...b.childNodes]) {
        let m = n.id && d.getElementById(n.id)
        if (!m || m.parentNode != a || m.nodeName != n.nodeName) m = at && at.nodeName == n.nodeName && !(at.id && later.has(at.id)) ? at : null
        if (!m) { a.insertBefore(n, at); continue }
        if (m == at) at = at.nextSibling; else a.insertBefore(m, at)
        if (m.nodeType == 1) morph(m, n); else if (m.data != n.data) m.data = n.data
      }
      while (at) { const n = at.nextSibling; if (at.nodeType == 1) leaving(at); at.remove(); at = n }
    }

    // Dates that count by themselves, in the words the server uses.
    const units = [[31536000, 'yr', 'year'], [2592000, 'mth', 'month'], [604800, 'wk', 'week'], [86400, 'day', 'day'], [3600, 'hr', 'hour'], [60, 'min', 'minute'], [1, 'sec', 'second']]
    const two = n => (n < 10 ? '0' : '') + n
    const amount = (n, u) => n + ' ' + u + (n != 1 && (u == 'day' || u.length > 3) ? 's' : '')
    const words = (k, s) => {
      const a = Math.floor(Math.abs(s)), u = units.findIndex(x => a >= x[0])
      if (k == 't') return (a < 3600 ? a / 60 | 0 : (a / 3600 | 0) + ':' + two(a / 60 % 60 | 0)) + ':' + two(a % 60)
      if (k == 'o') { const x = units[u < 0 ? 6 : u]; return (s > 0 ? '+' : '-') + amount(a / x[0] | 0, x[2]) }
      if (u < 0) return '0 sec'
      const n = units[u + 1], rest = n && (a % units[u][0] / n[0] | 0)
      return amount(a / units[u][0] | 0, units[u][1]) + (rest ? ', ' + amount(rest, n[1]) : '')
    }
    const count = e => setText(hold(e), words(e.dataset.k, (Date.parse(e.dateTime) - Date.now()) / 1000))
    w.setInterval(() => { if (!d.hidden) for (const e of d.querySelectorAll('time[data-k]')) count(e) }, 1000)

    // A short chime of two notes. Browsers let a page sound only after the reader has touched it.
    let audio
    const chime = () => {
      if (!audio || audio.state != 'running') return
      const t = audio.currentTime
      for (const [f, at] of [[880, 0], [1318.5, .09]]) {
        const o = audio.createOscillator(), g = audio.createGain()
        o.frequency.value = f
        g.gain.setValueAtTime(0, t + at)
        g.gain.linearRampToValueAtTime(.12, t + at + .01)
        g.gain.exponentialRampToValueAtTime(.0001, t + at + .5)
        o.connect(g).connect(audio.destination)
        o.start(t + at)
        o.stop(t + at + .55)
      }
    }
    const wake = () => { if (w.navigator.userActivation?.hasBeenActive === false) return; audio ||= w.AudioContext && new AudioContext(); if (audio && audio.state == 'suspended') audio.resume() }


    """#

  private static let events = #"""
    const on = (n, f, o) => d.addEventListener(n, f, o)
    const takes = (e, k) => e.dataset && e.dataset.a >> k & 1
    const upTo = (e, k) => { while (e && e != d) { if (takes(e, k)) return e; e = e.parentElement } }
    let queue = [], busy = false, flying = 0
    const send = (i, k, v) => {
      const last = queue.length > flying && queue[queue.length - 1]
      if (last && last[0] == i && last[1] == k && (k == 3 || k == 9 || k == 11 && !last[2][4]) && typeof v != "boolean") last[2] = v
      else { queue.push(v === undefined ? [i, k] : [i, k, v]); made++ }
      if (k == 3) changed.set(i, made)
      pump()
    }
    const owner = e => e.closest('[data-a]')
    const report = e => {
      const o = owner(e)
      if (!o || !takes(o, 3)) { const p = e.closest('.pk'); if (p && takes(p, 3)) send(idOf(p), 3, +e.value); return }
      send(idOf(o), 3, e.type == 'checkbox' ? e.checked : e.type == 'range' || e.type == 'radio' || e.tagName == 'SELECT' ? +e.value : e.value)
    }
    on('click', v => {
      wake()
      const t = v.target, x = t.closest('[data-x]'), more = t.closest('.more')
      if (more) { v.preventDefault(); return send(idOf(more), 0) }
      for (const m of d.querySelectorAll('details.mn[open]')) if (!m.contains(t) || t.closest('.mni .bn')) m.open = false
      if (x) { const [i, k, n] = x.dataset.x.split(' '); return send(+i, +k, n && +n) }
      if (t.closest('[data-back]')) { const p = upTo(t, 7) || upTo(t, 0); return p ? send(idOf(p), takes(p, 7) ? 7 : 0) : w.history.back() }
      if (t.tagName == 'DIALOG' && takes(t, 7) && !t.classList.contains('dg')) {
        const r = t.getBoundingClientRect()
        if (v.clientX < r.left || v.clientX > r.right || v.clientY < r.top || v.clientY > r.bottom) return send(idOf(t), 7)
      }
      for (let e = t; e && e != d.body; e = e.parentElement) {
        if (takes(e, 0)) {
          if (e.getAttribute('aria-disabled') == 'true') return v.preventDefault()
          if (e.classList.contains('nl')) { if (v.metaKey || v.ctrlKey || v.shiftKey || v.button) return; v.preventDefault() }
          return send(idOf(e), 0)
        }
        if (e.matches('a,button,input,select,textarea,label,summary')) break
      }
      const a = t.closest('a[href^="/"]:not([target])')
      if (a && !(v.metaKey || v.ctrlKey || v.shiftKey || v.button)) { v.preventDefault(); go(a.getAttribute('href')); visit(a.getAttribute('href')) }
    })
    on('dblclick', v => { const e = upTo(v.target, 1); if (e) send(idOf(e), 1) })
    on('input', v => { if (v.isComposing || v.target == composing) return; if (v.target.matches('input:not([type=checkbox],[type=radio]),textarea')) report(v.target) })
    on('compositionstart', v => { composing = v.target })
    on('compositionend', v => { composing = null; report(v.target) })
    on('change', v => { if (v.target.matches('[type=checkbox],[type=radio],select')) report(v.target) })
    on('focusin', v => { const e = upTo(v.target, 5); if (e) send(idOf(e), 5, true) })
    on('focusout', v => { const e = upTo(v.target, 5); if (e && e.isConnected) send(idOf(e), 5, false) })
    on('cancel', v => { v.preventDefault(); if (takes(v.target, 7)) send(idOf(v.target), 7) }, true)
    on('contextmenu', v => { const o = v.target.closest(':has(>.p-ctx)'), c = o && o.querySelector(':scope>.p-ctx'); if (c) { v.preventDefault(); c.open = true; c.querySelector('.mni button').focus() } })
    const combo = v => (v.ctrlKey ? 'Control+' : '') + (v.altKey ? 'Alt+' : '') + (v.shiftKey && (v.key.length > 1 || /[a-z]/i.test(v.key)) ? 'Shift+' : '') + (v.metaKey ? 'Meta+' : '') + (v.key == ' ' ? 'Space' : v.key.length == 1 ? v.key.toUpperCase() : v.key)
    // Whether the space bar has anywhere to go from here.
    const scrolls = e => {
      for (; e; e = e.parentElement) {
        const s = e == d.body ? d.scrollingElement : e
        if (s.scrollHeight - s.clientHeight - s.scrollTop > 4 && (s == d.scrollingElement || /auto|scroll/.test(w.getComputedStyle(s).overflowY))) return true
      }
    }
    on('keydown', v => {
      wake()
      if (v.isComposing) return
      // Who is about to look for a word, or to print, gets more of the lists.
      if ((v.ctrlKey || v.metaKey) && /^[fp]$/i.test(v.key)) for (const e of d.querySelectorAll('.more')) if (takes(e, 0)) send(idOf(e), 0)
      const t = v.target, writes = t.matches('input:not([type=checkbox],[type=radio],[type=range]),textarea,select')
      if (v.key == 'Enter' && writes && t.tagName == 'INPUT') { const e = upTo(t, 4); if (e) return send(idOf(e), 4) }
      if (t.getAttribute('role') == 'button' && (v.key == 'Enter' || v.key == ' ')) { v.preventDefault(); return t.click() }
      if (v.key == 'Escape') for (const m of d.querySelectorAll('details.mn[open]')) { m.open = false; m.firstElementChild.focus() }
      if (t.getAttribute('role') == 'tab' && /^Arrow(Left|Right)$/.test(v.key)) { const n = v.key == 'ArrowLeft' ? t.previousElementSibling : t.nextElementSibling; if (n) { n.focus(); n.click() } return }
      if (writes && !v.ctrlKey && !v.metaKey && v.key.length == 1) return
      if (v.key == 'Enter' && t.matches('a,button,summary')) return
      if (v.key == ' ' && (t.matches('a,button,summary,input') || scrolls(t))) return
      const k = combo(v), b = [...d.querySelectorAll('[aria-keyshortcuts]')].find(e => e.getAttribute('aria-keyshortcuts') == k && !e.disabled && (!d.querySelector(':modal') || e.closest(':modal')))
      if (b) { v.preventDefault(); return b.click() }
      const e = upTo(t, 12) || d.querySelector('[data-a]') && [...d.querySelectorAll('[data-a]')].find(e => takes(e, 12))
      if (e) send(idOf(e), 12, k)
    })
    for (const n of ['load', 'error']) on(n, v => { if (v.target.tagName == 'IMG') loaded(v.target) }, true)
    let pressed, hovered, dragged, held
    const press = e => { if (e && !e.disabled) send(idOf(held = e), 13, true) }
    const letGo = () => { if (held && held.isConnected) send(idOf(held), 13, false); held = null }
    on('keydown', v => { if (!held && (v.key == ' ' || v.key == 'Enter') && takes(v.target, 13)) press(v.target) })
    on('keyup', letGo)
    w.addEventListener('blur', letGo)
    on('pointerdown', v => {
      wake()
      const l = upTo(v.target, 2), g = upTo(v.target, 11)
      press(upTo(v.target, 13))
      if (l) pressed = w.setTimeout(() => send(idOf(l), 2), 500)
      if (g) dragged = [g, v.clientX, v.clientY]
    })
    const dragging = (v, ended) => {
      const [e, x, y] = dragged, r = e.getBoundingClientRect()
      send(idOf(e), 11, [x - r.left, y - r.top, v.clientX - r.left, v.clientY - r.top, ended])
    }
    on('pointermove', v => { if (dragged) { w.clearTimeout(pressed); dragging(v, false) } })
    for (const n of ['pointerup', 'pointercancel']) on(n, v => { w.clearTimeout(pressed); letGo(); if (dragged) { dragging(v, true); dragged = null } })
    on('pointerover', v => {
      const e = upTo(v.target, 10)
      if (e == hovered) return
      if (hovered && hovered.isConnected) send(idOf(hovered), 10, false)
      hovered = e
      if (e) send(idOf(e), 10, true)
    })
    // The number of own addresses below this one is kept with it, so that going back never leaves the app.
    const here = () => w.location.pathname + w.location.search
    const visit = (p, r) => w.history[r ? 'replaceState' : 'pushState']((w.history.state || 0) + (r ? 0 : 1), '', p)
    let home, next, backs = 0, ours
    const arrive = () => {
      ours = false
      if (home != here()) visit(home, 1)
      if (next && next != here()) visit(next)
      next = null
    }
    const tell = (k, v) => { queue.push([0, k, v]); made++; pump() }
    const go = p => { tell("go", p); gone = made }
    w.addEventListener('popstate', () => ours ? arrive() : go(here()))


    """#

  private static let connection = #"""
    const wait = ms => new Promise(r => w.setTimeout(r, ms))
    const post = (path, body, more) => fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body), cache: 'no-store', ...more })
    // Events go up one request at a time, in order, until the server has them.
    const pump = async () => {
      if (busy || !queue.length) return
      busy = true
      for (let pause = 200; queue.length; ) {
        const batch = queue.slice(0, 64), key = token
        flying = batch.length
        let r
        try { r = await post('/-/events', { t: token, s: seq, n: made - queue.length + 1, e: batch }) } catch {}
        if (r && (r.ok || r.status == 400 || r.status == 413)) { if (key == token) queue.splice(0, batch.length); pause = 200; continue }
        if (r && r.status == 410 && await renew(key)) continue
        await wait(pause)
        pause = Math.min(pause * 2, 5000)
      }
      busy = false
    }
    const status = d.getElementById('status')
    let cut, alarm, heard
    const say = t => { status.textContent = t; status.hidden = !t }
    // The window's own size: the inner one grows with content that sticks out. The next first paint is made for it.
    const traits = () => {
      const { clientWidth: width, clientHeight: height } = root
      d.cookie = 'viewport=' + width + 'x' + height + ';path=/;max-age=31536000;samesite=strict'
      return { w: width, h: height, d: w.matchMedia('(prefers-color-scheme:dark)').matches, m: calm.matches, l: w.navigator.language, z: Intl.DateTimeFormat().resolvedOptions().timeZone }
    }
    const listen = async () => {
      cut = new AbortController()
      const r = await post('/-/live', { t: token, s: seq, ...traits() }, { signal: cut.signal })
      if (r.status == 410 && await renew(token)) return
      if (!r.ok) throw r.status
      w.clearTimeout(alarm)
      say('')
      const reader = r.body.pipeThrough(new TextDecoderStream()).getReader()
      let text = ''
      for (;;) {
        const { value, done } = await reader.read()
        if (done) return
        heard = Date.now()
        text += value
        for (let k; (k = text.indexOf('\n\n')) >= 0; text = text.slice(k + 2)) if (text.startsWith('data:')) frame(JSON.parse(text.slice(5, k)))
      }
    }
    let running = false, pause = 0
    const connect = async () => {
      if (running) return
      running = true
      pause = 0
      while (!d.hidden) {
        const began = Date.now()
        alarm = w.setTimeout(() => say('Reconnecting…'), 1500)
        try { await listen(); if (Date.now() - began > 1000) pause = 0 } catch {}
        w.clearTimeout(alarm)
        if (d.hidden) break
        if (pause > 400) say('Reconnecting…')
        await wait(pause * (.75 + Math.random() / 2))
        pause = Math.min(Math.max(pause * 2, 100), 8000)
      }
      running = false
      if (!d.hidden) connect()
    }
    // The session is gone: a fresh page takes its place, around what the reader has typed and where they are.
    let renewing
    const renew = key => key != token ? Promise.resolve(true) : renewing ||= (async () => {
      try {
        // As much of the lists as was shown.
        const u = new URL(w.location.href)
        if (rows) u.searchParams.set('-rows', rows)
        const r = await fetch(u, { headers: { Accept: 'text/html' }, cache: 'no-store' })
        if (!r.ok) throw r.status
        const p = new DOMParser().parseFromString(await r.text(), 'text/html'), m = p.querySelector('meta[name=live]')
        if (!m) throw 0
        if (p.querySelector('script').getAttribute('src') != d.querySelector('script').getAttribute('src')) return w.location.reload()
        for (const l of p.querySelectorAll('link[rel=stylesheet]')) if (![...d.styleSheets].some(s => s.href && s.href.endsWith(l.getAttribute('href')))) d.head.append(l)
        const typed = [...d.querySelectorAll('input,textarea')].filter(e => !/checkbox|radio|range/.test(e.type) && e.value != e.defaultValue)
        for (const q of ['symbols', 'n0']) morph(d.getElementById(q), p.getElementById(q))
        d.title = p.title
        d.querySelector('meta[name=live]').content = m.content;
        [token, seq] = m.content.split(' ')
        seq = +seq
        queue = []
        made = done = gone = 0
        changed.clear()
        // The new session knows nothing of what is in sight and how large.
        inSight = new WeakSet()
        for (const o of [seen, near, sized]) o.disconnect()
        entered(d.body)
        for (const e of typed) if (e.isConnected && e.value != e.defaultValue) report(e)
        return true
      } catch { return false } finally { renewing = null }
    })()
    const hide = () => { if (cut) cut.abort() }
    on('visibilitychange', () => d.hidden ? hide() : connect())
    w.addEventListener('pageshow', v => { if (v.persisted) connect() })
    w.addEventListener('pagehide', v => { hide(); if (!v.persisted) w.navigator.sendBeacon('/-/end', JSON.stringify({ t: token })) })
    w.addEventListener('online', () => { pause = 0 })
    w.setInterval(() => { if (!d.hidden && heard && Date.now() - heard > 45000) { heard = Date.now(); hide() } }, 5000)
    let resized
    for (const q of [w.matchMedia('(prefers-color-scheme:dark)'), calm]) q.addEventListener('change', () => tell("env", traits()))
    w.addEventListener('resize', () => { w.clearTimeout(resized); resized = w.setTimeout(() => tell("env", traits()), 300) })
    entered(d.body)
    connect()
    })()

    """#
}
