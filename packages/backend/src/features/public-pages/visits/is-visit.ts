import { isbot } from 'isbot'

interface PageRequest {
  method: string
  getHeader: (name: string) => string | undefined
}

/**
 * Whether a person opens a page with this request. Not counted are programs, what a browser fetches ahead, and ways within this origin: the
 * portal's links and its preview, and the page's own, such as to another language.
 */
export const isVisit = ({ method, getHeader }: PageRequest): boolean => {
  const agent = getHeader('user-agent')
  return (
    method === 'GET' &&
    getHeader('sec-fetch-site') !== 'same-origin' &&
    ![getHeader('sec-purpose'), getHeader('purpose')].some((purpose) => purpose?.includes('prefetch')) &&
    agent !== undefined &&
    !isbot(agent)
  )
}
