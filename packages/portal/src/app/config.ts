import * as z from 'zod/mini'

/** What differs between installations; the backend serves it, so that one build serves all. */
const Config = z.object({
  issuer: z.url(),
  clientId: z.string().check(z.minLength(1)),
  product: z.string().check(z.minLength(1)),
  mapStyleUrl: z.optional(z.url()),
})
export type Config = z.infer<typeof Config>

export const loadConfig = async (): Promise<Config> => {
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error(`/config.json answered ${response.status}.`)
  return Config.parse(await response.json())
}
