// Lists the events of the elements, as a page that embeds them would use them.
const list = document.getElementById('heard')
for (const type of [
  'tracemark-ready',
  'tracemark-saved',
  'tracemark-submitted',
  'tracemark-completed',
  'tracemark-closed',
  'tracemark-failed',
]) {
  document.addEventListener(type, (event) => {
    const entry = document.createElement('li')
    entry.textContent = `${type} ${JSON.stringify(event.detail)}`
    list.append(entry)
  })
}
