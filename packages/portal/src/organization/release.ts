import * as z from 'zod/mini'

/** Beside the portal's page; the build writes it (release-manifest.ts). */
const MANIFEST = '/version.json'
const Manifest = z.object({ description: z.string().check(z.minLength(1)) })

/** Description of the release that this page is of, as the build wrote it into the page; none in development. */
export const runningRelease = (page: Pick<Document, 'querySelector'>): string | undefined =>
  page.querySelector<HTMLMetaElement>('meta[name="tracemark-release"]')?.content

/** Description of the deployed release, asked with the time past every cache (specification 2, section 4: Version check). */
export const readDeployedRelease = async (
  signal: AbortSignal,
  fetchManifest: typeof globalThis.fetch = (input, init) => fetch(input, init),
  now: () => number = () => Date.now(),
): Promise<string> => {
  const response = await fetchManifest(`${MANIFEST}?${now()}`, { signal, cache: 'no-store', credentials: 'omit' })
  if (!response.ok) throw new Error(`${MANIFEST} answered ${response.status}.`)
  return Manifest.parse(await response.json()).description
}
