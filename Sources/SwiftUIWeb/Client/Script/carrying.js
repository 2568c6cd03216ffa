// What the app lets be carried follows the pointer in the page; the server hears of it when it comes over a place that takes it, and
// when it is put down. A mouse carries at once, a finger after it has been held.
const around = (element, kind, other) => {
  for (; element && element != document; element = element.parentElement) {
    if (accepts(element, kind) || other && accepts(element, other)) return element
  }
}
const phases = { entered: 0, moved: 1, left: 2, dropped: 3 }
// `things` are from outside; without any it is what is carried.
const tellDrop = (element, kind, phase, { clientX, clientY }, things = 0) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  send(element, kind, [phase, clientX - left, clientY - top, width, height, things])
}
// What is pressed and may be carried, how it is carried, and what it is over.
let grip, cargo, over, overAt = 0, holdTimer, wasCarried
// What carries a row of an edited list at once, by a finger too.
const isHandle = element => element.closest('.ed>.p-swipe .y') && !element.closest('.bn')
const isWriting = element => element.closest && element.closest('input,textarea,select,[contenteditable]')
const come = (element, place, things) => {
  if (element != over) {
    if (over) tellDrop(over, event.drop, phases.left, place, things)
    over = element
    if (over) tellDrop(over, event.drop, phases.entered, place, things)
  } else if (over && Date.now() - overAt > 100) {
    tellDrop(over, event.drop, phases.moved, place, things)
  } else return
  overAt = Date.now()
}

// A view: its picture goes with the pointer.
const carryView = owner => {
  const source = owner.querySelector(':scope>.p-carry,:scope>.b>.p-carry') || owner, picture = source.cloneNode(true)
  const { left, top, width } = owner.getBoundingClientRect(), look = getComputedStyle(owner)
  for (const part of [picture, ...picture.querySelectorAll('*')]) {
    for (const name of ['id', 'data-a', 'data-id', 'data-g', 'data-at', 'tabindex']) part.removeAttribute(name)
  }
  picture.inert = true
  picture.classList.add('ghost')
  Object.assign(picture.style, { left: left + 'px', top: top + 'px', font: look.font, color: look.color })
  if (source == owner) picture.style.width = width + 'px'
  ;(owner.closest('dialog') || document.body).append(picture)
  owner.classList.add('lifted')
  send(owner, event.carry, true)
  const away = () => {
    picture.remove()
    owner.classList.remove('lifted')
  }
  return {
    move(place, x, y) {
      picture.style.translate = x + 'px ' + y + 'px'
      come(around(document.elementFromPoint(place.clientX, place.clientY), event.drop), place)
    },
    end(place) {
      const target = over
      over = null
      if (target) tellDrop(target, event.drop, place ? phases.dropped : phases.left, place || grip)
      send(owner, event.carry, false)
      if (target && place || matchMedia('(prefers-reduced-motion:reduce)').matches) return away()
      picture.animate({ translate: [picture.style.translate, '0 0'] }, { duration: 200, easing: 'ease-out' }).finished.finally(away)
    },
  }
}

// A row: those between its place and the pointer make room.
const carryRow = row => {
  const list = row.parentElement, rows = [...list.children].filter(each => each.matches('.r'))
  const boxes = rows.map(each => each.getBoundingClientRect()), place = rows.indexOf(row), { height } = boxes[place]
  const area = areaAround(list), start = area.scrollTop
  let target = place
  list.classList.add('carrying')
  row.classList.add('lifted')
  const clear = () => {
    list.classList.remove('carrying')
    row.classList.remove('lifted')
    for (const each of rows) each.style.translate = ''
  }
  return {
    move(_, x, y) {
      const way = y + area.scrollTop - start, middle = boxes[place].top + height / 2 + way
      target = place
      boxes.forEach((box, index) => {
        if (!accepts(rows[index], event.move)) return
        const half = box.top + box.height / 2
        if (index < place && middle < half) target = Math.min(target, index)
        if (index > place && middle > half) target = index
      })
      rows.forEach((each, index) => {
        const shift = index == place ? way
          : index > place && index <= target ? -height : index < place && index >= target ? height : 0
        each.style.translate = shift ? '0 ' + shift + 'px' : ''
      })
    },
    end(isPut) {
      if (!isPut || target == place) return clear()
      // Until the app has moved it.
      row.style.translate = '0 ' + (target > place
        ? boxes[target].bottom - boxes[place].bottom : boxes[target].top - boxes[place].top) + 'px'
      const watch = new MutationObserver(() => done()), timer = setTimeout(() => done(), 1500)
      const done = () => {
        watch.disconnect()
        clearTimeout(timer)
        clear()
      }
      watch.observe(list, { childList: true })
      send(row, event.move, target - place)
    },
  }
}

const lift = () => {
  getSelection().removeAllRanges()
  cargo = (accepts(grip.owner, event.carry) ? carryView : carryRow)(grip.owner)
}
const scrollAtEdge = () => {
  if (!cargo) return
  const { last } = grip, edge = 48, area = areaAround(document.elementFromPoint(last.clientX, last.clientY))
  const step = last.clientY < edge ? -8 : last.clientY > innerHeight - edge ? 8 : 0
  if (step && area) {
    const before = area.scrollTop
    area.scrollTop += step
    if (area.scrollTop != before) cargo.move(last, last.clientX - grip.clientX, last.clientY - grip.clientY)
  }
  requestAnimationFrame(scrollAtEdge)
}
const letGoOf = place => {
  clearTimeout(holdTimer)
  const held = cargo
  cargo = null
  if (held) {
    held.end(place)
    wasCarried = true
    setTimeout(() => { wasCarried = false }, 50)
  }
  grip = null
}
addEventListener('pointerdown', press => {
  if (cargo || press.button || !press.isPrimary || isWriting(press.target)) return
  const isHeld = isHandle(press.target)
  if (!isHeld && press.target.closest('.p-swipe,.p-ctx')) return
  const { clientX, clientY, pointerId } = press, owner = around(press.target, event.carry, event.move)
  const gesture = around(press.target, event.drag)
  if (!owner || gesture && owner.contains(gesture)) return
  grip = { owner, clientX, clientY, pointerId, last: press, carries: isHeld || press.pointerType == 'mouse' }
  if (!grip.carries) holdTimer = setTimeout(() => {
    lift()
    scrollAtEdge()
  }, 400)
})
addEventListener('pointermove', press => {
  if (!grip || press.pointerId != grip.pointerId) return
  const x = press.clientX - grip.clientX, y = press.clientY - grip.clientY
  grip.last = press
  if (!cargo) {
    if (Math.hypot(x, y) < 5) return
    // Moved before it was held: the reader scrolls.
    if (!grip.carries) return letGoOf()
    lift()
    scrollAtEdge()
  }
  cargo.move(press, x, y)
})
addEventListener('pointerup', press => { if (grip && press.pointerId == grip.pointerId) letGoOf(press) })
addEventListener('pointercancel', () => letGoOf())
addEventListener('touchmove', touch => { if (cargo && touch.cancelable) touch.preventDefault() }, { passive: false })
// Else the browser would carry links, pictures and selected words away itself.
addEventListener('dragstart', drag => { if (grip) drag.preventDefault() })
for (const name of ['click', 'contextmenu']) addEventListener(name, press => {
  if (!cargo && !wasCarried) return
  press.preventDefault()
  press.stopPropagation()
}, true)
addEventListener('keydown', press => {
  if (cargo && press.key == 'Escape') {
    press.stopPropagation()
    return letGoOf()
  }
  const row = press.altKey && /^Arrow(Up|Down)$/.test(press.key) && !isWriting(press.target) && around(press.target, event.move)
  if (!row) return
  press.preventDefault()
  press.stopPropagation()
  send(row, event.move, press.key == 'ArrowUp' ? -1 : 1)
}, true)

// From outside of the page: texts, addresses and files.
const kindsOf = ({ types }) => types.includes('Files') ? [['f', 0]] : types.includes('text/uri-list') ? [['u', '']]
  : types.includes('text/plain') ? [['t', '']] : []
const thingsOf = async (data, element) => {
  if (data.files.length) return (await upload(element, [...data.files])).map(id => ['f', id])
  const addresses = data.getData('text/uri-list').split(/\r?\n/).filter(line => line && line[0] != '#')
  if (addresses.length) return addresses.slice(0, 64).map(address => ['u', address])
  const text = data.getData('text/plain')
  return text ? [['t', text]] : []
}
addEventListener('dragover', drag => {
  if (isWriting(drag.target)) return
  const element = around(drag.target, event.drop), things = kindsOf(drag.dataTransfer)
  if (!things.length) return
  come(element, drag, things)
  if (!element) return
  drag.preventDefault()
  drag.dataTransfer.dropEffect = 'copy'
})
addEventListener('dragleave', drag => { if (!drag.relatedTarget) come(null, drag, []) })
addEventListener('drop', async drag => {
  const element = isWriting(drag.target) || around(drag.target, event.drop)
  if (!element || !accepts(element, event.drop)) return
  drag.preventDefault()
  over = null
  const { clientX, clientY } = drag, things = await thingsOf(drag.dataTransfer, element)
  tellDrop(element, event.drop, phases.dropped, { clientX, clientY }, things)
})
