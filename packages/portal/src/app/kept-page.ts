/** Under which key of the tab's storage the page is that it showed last. */
export const KEPT_PAGE = 'tracemark.kept-page'

/** A list as the tab left it, which its reload shows while the portal's code is on its way (docs/decisions/0080). */
export interface KeptPage {
  /** Path and query. */
  address: string
  /** Everything besides the answers that it looks so for. */
  look: string
  title: string
  /** Attributes of `<html>`: language, direction, theme and brand. */
  dress: readonly (readonly [name: string, value: string])[]
  /** Markup of the frame, whose `<main>` is empty, and of what belongs into that. */
  frame: string
  main: string
  /** The answers that it was drawn from, as they came, by the kind of their call. */
  answers: readonly (string | null | undefined)[]
}

interface Device {
  document: Pick<Document, 'querySelector'>
  /** CSS pixels. */
  innerWidth: number
  navigator: Pick<Navigator, 'language'>
  localStorage: Pick<Storage, 'getItem'>
}

/** Release, width, day (times of today stand without it) and choices of the device. */
export const lookOf = ({ document, innerWidth, navigator, localStorage }: Device, today: Date): string => {
  const release = document.querySelector<HTMLMetaElement>('meta[name="tracemark-release"]')?.content
  return JSON.stringify([release, innerWidth, today.toDateString(), navigator.language, localStorage.getItem('tracemark.preferences')])
}

/** What the tab kept of this address, if it would look the same today. */
export const readKeptPage = (storage: Pick<Storage, 'getItem'>, address: string, look: string): KeptPage | undefined => {
  try {
    const kept = JSON.parse(storage.getItem(KEPT_PAGE) ?? 'null') as KeptPage | null
    return kept?.address === address && kept.look === look ? kept : undefined
  } catch {
    return undefined
  }
}

/**
 * Draws the frame at once, and its rows when the server has answered the same as when they were drawn: nothing is shown that is not
 * so. It can be read, not used, and goes with the first drawing of React, which empties its place.
 */
export const showKeptPage = async (kept: KeptPage, answers: Promise<readonly (string | undefined)[]>): Promise<void> => {
  // The page is read before its scripts have run, and told of as loaded only after.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }))
  const place = document.getElementById('root')
  if (!place || place.firstChild) return
  const stage = document.createElement('div')
  stage.inert = true
  stage.style.display = 'contents'
  stage.innerHTML = kept.frame
  for (const [name, value] of kept.dress) document.documentElement.setAttribute(name, value)
  document.title = kept.title
  place.append(stage)

  const main = stage.querySelector('main')
  const now = await answers
  if (main && kept.answers.length === now.length && now.every((answer, kind) => answer !== undefined && answer === kept.answers[kind]))
    main.innerHTML = kept.main
}
