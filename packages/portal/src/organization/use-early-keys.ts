import { useLayoutEffect, useState } from 'react'

/** What is typed while the field that it is meant for is fetched. */
export const useEarlyKeys = (isAwaited: boolean): string => {
  const [text, setText] = useState('')
  useLayoutEffect(() => {
    if (!isAwaited) return
    setText('')
    const take = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Backspace') setText((before) => before.slice(0, -1))
      else if (event.key.length === 1) setText((before) => before + event.key)
      else return
      event.preventDefault()
    }
    addEventListener('keydown', take)
    return () => removeEventListener('keydown', take)
  }, [isAwaited])
  return text
}
