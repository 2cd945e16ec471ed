import { useEffect, useRef, useState } from 'react'
import { type Locate, LocateError, type LocateFailure } from './locate-device.ts'
import type { PlaceAnswer } from './place-answer.ts'

export type PlaceMode = 'start' | 'asking' | 'typing' | 'skipping'

interface State {
  mode: PlaceMode
  answer: PlaceAnswer | undefined
  failure?: LocateFailure
}

const getMode = (answer: PlaceAnswer | undefined): PlaceMode =>
  answer?.by === 'typed' ? 'typing' : answer?.by === 'skipped' ? 'skipping' : 'start'

/** How an answer comes to be. A position that was found stays until there is a better answer: a failed update takes nothing away. */
export const usePlace = (given: PlaceAnswer | undefined, locate: Locate, onChange: (answer: PlaceAnswer | undefined) => void) => {
  const [state, setState] = useState<State>({ mode: getMode(given), answer: given })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const stop = () => running.current?.abort()
  const give = (next: PlaceAnswer | undefined) => {
    setState(({ mode }) => ({ mode, answer: next }))
    onChange(next)
  }
  const turnTo = (mode: PlaceMode) => {
    stop()
    setState((before) => ({ mode, answer: before.answer }))
  }
  const ask = async () => {
    stop()
    const attempt = new AbortController()
    running.current = attempt
    setState((before) => ({ mode: 'asking', answer: before.answer }))
    try {
      const found: PlaceAnswer = { by: 'device', location: await locate(attempt.signal) }
      if (attempt.signal.aborted) return
      setState({ mode: 'start', answer: found })
      onChange(found)
    } catch (error) {
      if (attempt.signal.aborted) return
      const failure = error instanceof LocateError ? error.failure : 'unavailable'
      setState((before) => ({ mode: 'start', answer: before.answer, failure }))
    }
  }
  return { ...state, ask, give, turnTo }
}
