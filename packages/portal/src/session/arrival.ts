/** Navigation state of whoever chose no page: without portal access they go on to the field tasks instead of a refusal. */
export const ARRIVAL = { arrival: true } as const

export const isArrival = (state: unknown): boolean => typeof state === 'object' && state !== null && 'arrival' in state
