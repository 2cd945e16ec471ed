import { createElement, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** A page of React, another than the one in the widgets, which draws their tags again and again. */
const Page = ({ token, organization, thing, api }) => {
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setDrawn((count) => count + 1), 50)
    return () => clearInterval(timer)
  }, [])
  return createElement(
    'main',
    { 'data-drawn': drawn },
    createElement('tracemark-task', { token, api }),
    createElement('tracemark-page', { organization, thing, api }),
  )
}

const place = document.getElementById('root')
createRoot(place).render(createElement(Page, JSON.parse(place.dataset.offered)))
