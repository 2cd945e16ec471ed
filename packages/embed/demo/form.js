// A form of another site that a task shows in a frame: it says when it is open, and brings its answers when it is done.
const form = document.getElementById('report')
const tell = (message) => parent.postMessage(message, form.dataset.portal)

tell({ type: 'tracemark-form-opened' })

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const { households, remarks } = Object.fromEntries(new FormData(form))
  const answers = { households: Number(households), ...(remarks && { remarks }) }
  tell({ type: 'tracemark-form-completed', answers })
  document.getElementById('sent').textContent = 'Thank you. Your report was sent.'
})
