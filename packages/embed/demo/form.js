// A form of another site that a task shows in a frame: it says when it is open, and brings its answers when it is done.
const form = document.getElementById('report')
const sent = document.getElementById('sent')
// Opened by itself, it has nobody to tell.
const isFramed = parent !== window
const tell = (message) => isFramed && parent.postMessage(message, form.dataset.portal)

tell({ type: 'tracemark-form-opened' })

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const { households, remarks } = Object.fromEntries(new FormData(form))
  const answers = { households: Number(households), ...(remarks && { remarks }) }
  tell({ type: 'tracemark-form-completed', answers })
  sent.textContent = isFramed ? 'Thank you. Your report was sent.' : 'Nothing was sent: this form belongs to a task.'
})
