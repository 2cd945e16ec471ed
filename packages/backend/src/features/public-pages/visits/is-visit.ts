import { isbot } from 'isbot'

interface PageRequest {
  method: string
  headerOf: (name: string) => string | undefined
}

/**
 * Whether a person opens a page with this request. Not counted are programs, what a browser fetches ahead, and ways within this origin: the
 * portal's links and its preview, and the page's own, such as to another language.
 */
export const isVisit = ({ method, headerOf }: PageRequest): boolean => {
  const agent = headerOf('user-agent')
  return (
    method === 'GET' &&
    headerOf('sec-fetch-site') !== 'same-origin' &&
    ![headerOf('sec-purpose'), headerOf('purpose')].some((purpose) => purpose?.includes('prefetch')) &&
    agent !== undefined &&
    !isbot(agent)
  )
}
