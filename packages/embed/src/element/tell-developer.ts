import { scriptOrigin } from './tracemark-element.ts'
import type { FailedDetail } from './tracemark-events.ts'

const tags: Readonly<Record<string, string>> = {
  'tracemark-task':
    '<tracemark-task token="eyJhbGciOi…"></tracemark-task> with the end of a task link, or <tracemark-task thing="organization/asset" task="0196e000-…"></tracemark-task> for a task that the asset\'s page offers to everybody',
  'tracemark-page': '<tracemark-page thing="organization/asset"></tracemark-page> with the end of the address of the asset\'s page',
}

const told = new Set<string>()

const warnOnce = (words: string, key = words): void => {
  if (told.has(key)) return
  told.add(key)
  console.warn(words)
}

/** Says once to who made the page what a tag lacks and how it looks. */
export const tellMissing = (tag: string, missing: string, api: string): void =>
  warnOnce(
    `<${tag}> shows nothing yet and asks the server for nothing: it needs ${missing}. A tag looks like this: ${tags[tag]}. All attributes: ${api}/docs/guides/embed`,
  )

/** What an element without a token shows is named by these. */
const written = (host: Element): string =>
  ['organization', 'thing', 'item', 'task']
    .filter((name) => host.getAttribute(name))
    .map((name) => `${name}="${host.getAttribute(name)}"`)
    .join(' ')

/** What is wrong with the attributes and what to do. A token is never written out: whoever has it can run its task. */
const findMistake = (host: Element, code: FailedDetail['code'], api: string): string | undefined => {
  if (code === 'token_invalid')
    return `its token is none of ${api}. Take the whole end of a task link, and name in api the Tracemark that the link is of`
  if (code === 'token_expired') return 'its token has expired. A task link is good for 7 days: make one on your server for each visit'
  if (code === 'not_found' && !host.getAttribute('token'))
    return `${api} has nothing public for ${written(host)}. Copy thing from the address of the asset's page, and see that this page can be opened${host.getAttribute('task') ? ' and offers the task' : ''}`
  return undefined
}

/** Says once for these attributes, to who made the page, that they lead to nothing. Other failures are not theirs. */
export const tellMistake = (host: Element, code: FailedDetail['code']): void => {
  const api = host.getAttribute('api') ?? scriptOrigin
  const mistake = findMistake(host, code, api)
  if (mistake === undefined) return
  const key = [host.localName, code, api, host.getAttribute('token'), written(host)].join(' ')
  warnOnce(`<${host.localName}> can't show what it names: ${mistake}. All attributes: ${api}/docs/guides/embed`, key)
}
