import { useEffect, useState } from 'react'
import type { KmlLayer } from './kml.ts'
import type { KmlSource } from './types.ts'

export type KmlState = { layer?: KmlLayer; failed?: 'unreachable' | 'broken' }

const load = async (url: string, signal: AbortSignal): Promise<Uint8Array> => {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** Reads KML from a text, or KML or KMZ from an address. What is wrong with it is told, never thrown. */
export const useKml = (source: KmlSource | undefined): KmlState => {
  const [state, setState] = useState<KmlState>({})
  const text = source && 'text' in source ? source.text : undefined
  const url = source && 'url' in source ? source.url : undefined

  useEffect(() => {
    const call = new AbortController()
    const settle = (next: KmlState) => {
      if (!call.signal.aborted) setState(next)
    }
    const read = async () => {
      if (text === undefined && url === undefined) return settle({})
      const got = text ?? (await load(url ?? '', call.signal).catch(() => undefined))
      if (got === undefined) return settle({ failed: 'unreachable' })
      try {
        const [{ readKml }, { readKmlText }] = await Promise.all([import('./kml.ts'), import('./kml-text.ts')])
        const written = typeof got === 'string' ? got : readKmlText(got)
        settle({ layer: readKml(new DOMParser().parseFromString(written, 'text/xml')) })
      } catch {
        settle({ failed: 'broken' })
      }
    }
    void read()
    return () => call.abort()
  }, [text, url])

  return state
}
