/** Hides what does not have all the words that are typed. */
const box = document.querySelector('search')
const field = box.querySelector('input')
const status = box.querySelector('[role=status]')
const nothing = document.querySelector('.nothing')
const sections = [...document.querySelectorAll('main > section')]
const entries = [...document.querySelectorAll('.entry')]

const search = () => {
  const wanted = field.value.toLowerCase().split(/\s+/).filter(Boolean)
  let found = 0
  for (const entry of entries) {
    entry.hidden = !wanted.every((word) => entry.dataset.words.includes(word))
    if (!entry.hidden) found += 1
  }
  for (const section of sections) section.hidden = wanted.length > 0 && !section.querySelector('.entry:not([hidden])')
  nothing.hidden = found > 0
  status.textContent = wanted.length === 0 ? '' : `${found} found`
}

/** From the field to what was found, past the contents that stand between. */
const leave = (event) => {
  if (event.key !== 'Enter') return
  // Otherwise the same press opens what it leads to.
  event.preventDefault()
  const first = entries.find((entry) => !entry.hidden)
  first?.querySelector('summary, a').focus()
}

/** Browsers open what an address leads into; the older ones do not. A link leads also to what a search has hidden. */
const open = () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (!target) return
  if (target.closest('[hidden]')) {
    field.value = ''
    search()
  }
  for (let details = target.closest('details'); details; details = details.parentElement.closest('details')) details.open = true
  target.scrollIntoView()
}

box.hidden = false
field.addEventListener('input', search)
field.addEventListener('keydown', leave)
window.addEventListener('hashchange', open)
if (field.value !== '') search()
open()
