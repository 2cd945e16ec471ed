/** Of the addresses that MapLibre asks for tiles by: `tracemark-basemap://z/x/y`. */
export const BASEMAP_PROTOCOL = 'tracemark-basemap'

type Tiles = Readonly<Record<string, string>>

/** The tiles above this level are in one file; each of its own tiles has a file with those below. */
const PACK_ZOOM = 3

const getPack = (z: number, x: number, y: number): string => (z < PACK_ZOOM ? 'world' : [x, y].map((at) => at >> (z - PACK_ZOOM)).join('-'))

const unzip = (base64: string): Promise<ArrayBuffer> => {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
}

/**
 * A vector tile of the basemap, which is made by tools/basemap from Natural Earth and GeoNames; empty where there is only sea.
 * Parts of the program rather than files to fetch: whatever bundles this package or keeps it for offline use takes the map along.
 */
const readTile = async (z: number, x: number, y: number): Promise<ArrayBuffer> => {
  const { default: tiles } = (await import(`./tiles/${getPack(z, x, y)}.json`)) as { default: Tiles }
  const tile = tiles[`${z}/${x}/${y}`]
  return tile === undefined ? new ArrayBuffer(0) : unzip(tile)
}

/** The tile that an address names. */
export const readTileAt = (address: string): Promise<ArrayBuffer> => {
  const [z = 0, x = 0, y = 0] = address.slice(`${BASEMAP_PROTOCOL}://`.length).split('/').map(Number)
  return readTile(z, x, y)
}
