/** Until something goes wrong: a moment that chance chooses, which nothing on the page tells. */
// biome-ignore lint/style/noRestrictedGlobals: no test waits here for what it looks at.
export const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
