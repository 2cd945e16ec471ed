const tags: Readonly<Record<string, string>> = {
  'tracemark-task':
    '<tracemark-task token="eyJhbGciOi…"></tracemark-task> with the end of a task link, or <tracemark-task thing="organization/asset" task="0196e000-…"></tracemark-task> for a task that the asset\'s page offers to everybody',
  'tracemark-page': '<tracemark-page thing="organization/asset"></tracemark-page> with the end of the address of the asset\'s page',
}

const told = new Set<string>()

/** Says once to who made the page what a tag lacks and how it looks. */
export const tellDeveloper = (tag: string, missing: string, api: string): void => {
  const words = `<${tag}> shows nothing yet and asks the server for nothing: it needs ${missing}. A tag looks like this: ${tags[tag]}. All attributes: ${api}/docs/guides/embed`
  if (told.has(words)) return
  told.add(words)
  console.warn(words)
}
