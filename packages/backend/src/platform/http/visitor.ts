/** In which a proxy or delivery network says where a request comes from. */
const COUNTRY_HEADERS = ['cf-ipcountry', 'cloudfront-viewer-country', 'x-country-code']
const LANGUAGES_MAX = 20

/** Languages that a browser asks for, the best first: `de-CH, de;q=0.9, *;q=0.1`. */
export const readLanguages = (header: string | undefined): string[] =>
  (header ?? '')
    .split(',')
    .slice(0, LANGUAGES_MAX)
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return { tag, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ tag, quality }) => /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag) && quality > 0)
    .toSorted((first, second) => second.quality - first.quality)
    .map(({ tag }) => tag)

/** Where the network says that a visitor is; else where the first of their languages that names a country is spoken. */
export const readCountry = (getHeader: (name: string) => string | undefined, languages: readonly string[]): string | undefined => {
  const said = COUNTRY_HEADERS.map((name) => getHeader(name)?.trim()).find((code) => code !== undefined && /^[a-z]{2}$/i.test(code))
  if (said !== undefined && said.toUpperCase() !== 'XX') return said.toUpperCase()
  return languages
    .map((tag) => /-([a-z]{2})$/i.exec(tag)?.[1])
    .find((code) => code !== undefined)
    ?.toUpperCase()
}
