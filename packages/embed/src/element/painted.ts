export const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Resolves when what was drawn last is seen. A page that is not seen draws nothing: for it the time counts. */
export const painted = (): Promise<void> =>
  Promise.race([new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))), wait(200)])
