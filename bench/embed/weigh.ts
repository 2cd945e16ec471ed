import { get } from 'node:http'

const countBytes = (address: string, encoding: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': encoding } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.once('end', () => resolve(bytes))
    }).once('error', reject)
  })

const isCode = (address: string) => /\.(js|css)$/.test(new URL(address).pathname)

export interface Weight {
  /** Files of code, and everything else that was asked for. */
  files: number
  others: number
  /** Of the code, as the server sends it. */
  gzip: number
  brotli: number
}

/** What these addresses weigh as the server sends them to browsers that take gzip, or Brotli. */
export const weigh = async (addresses: readonly string[]): Promise<Weight> => {
  const code = addresses.filter(isCode)
  const sum = async (encoding: string) =>
    (await Promise.all(code.map((address) => countBytes(address, encoding)))).reduce((a, b) => a + b, 0)
  return { files: code.length, others: addresses.length - code.length, gzip: await sum('gzip'), brotli: await sum('br') }
}
