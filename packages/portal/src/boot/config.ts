import * as z from 'zod/mini'

/** What differs between installations; the server writes it into the page, so that one build serves all. */
const Config = z.object({
  issuer: z.url(),
  clientId: z.string().check(z.minLength(1)),
  product: z.string().check(z.minLength(1)),
  mapStyleUrl: z.optional(z.url()),
})
export type Config = z.infer<typeof Config>

/** From the page itself; asked for where a server serves the page as the build left it, as in development. */
export const loadConfig = async (): Promise<Config> => {
  const written = document.querySelector<HTMLMetaElement>('meta[name="tracemark-config"]')?.content
  if (written !== undefined) return Config.parse(JSON.parse(written))
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error(`/config.json answered ${response.status}.`)
  return Config.parse(await response.json())
}
