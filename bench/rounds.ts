/** What a page fetched, and when, in milliseconds since the navigation. */
export interface Fetched {
  /** With its query. */
  path: string
  start: number
  /** When what follows from it can begin: of a page its first byte, of everything else its last. */
  end: number
  /** Of its body, as it came over the network. */
  bytes: number
  /** Page, script or style. */
  isCode: boolean
}

export interface Round {
  /** What had come when it began. */
  after: string | undefined
  fetched: Fetched[]
}

/**
 * The rounds of requests that followed one another until a moment, found backwards from it: what came last before it, what had come last
 * when that was asked for, and so on to the page itself. On a network that takes half a second for each they are what people wait for.
 */
export const roundsUntil = (moment: number, all: readonly Fetched[]): Round[] => {
  const fetched = all.filter(({ end }) => end <= moment).toSorted((one, other) => one.end - other.end)
  const lastBefore = (time: number) => fetched.findLast(({ end }) => end <= time)
  const chain: Fetched[] = []
  for (let link = lastBefore(moment); link; link = lastBefore(link.start)) chain.unshift(link)
  return chain.map((link, index) => {
    const before = chain[index - 1]
    const began = before?.end ?? 0
    return { after: before?.path, fetched: fetched.filter(({ start }) => start >= began && start < link.end) }
  })
}
