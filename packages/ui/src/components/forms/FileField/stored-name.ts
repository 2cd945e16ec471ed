/** An address of a file on the server, which ends with a key that nobody can guess, and not with the name of the file. */
const STORED = /\/files\/\d+\/[\w-]{32}$/

/** As it stands where it is no such text: a per cent sign may be part of a name. */
const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What a file is called by its address; `undefined` where that tells nothing. */
export const nameInAddress = (url: string): string | undefined =>
  STORED.test(url) ? undefined : decode(url.split('?')[0]?.split('/').at(-1) ?? url)

/** The name in a `content-disposition` of the server; `undefined` where there is none. */
export const nameInDisposition = (disposition: string | null): string | undefined => {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/)?.[1]
  return encoded === undefined ? undefined : decode(encoded)
}

/** What a file on the server was called by whoever uploaded it; `undefined` for others, and where the server can't be asked. */
export const askStoredName = async (url: string, signal: AbortSignal): Promise<string | undefined> => {
  if (!STORED.test(url)) return undefined
  try {
    const { headers } = await fetch(url, { method: 'HEAD', signal })
    return nameInDisposition(headers.get('content-disposition'))
  } catch {
    return undefined
  }
}
