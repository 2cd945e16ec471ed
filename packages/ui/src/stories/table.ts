/** A story's size, by its name in viewports.ts. */
export const at = (value: string) => ({ viewport: { value, isRotated: false } })

/** Menus come in files of their own. */
export const fetched = { timeout: 10_000 }
