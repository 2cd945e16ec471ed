import { expect, test } from 'vitest'
import { readTileAt } from './read-tile.ts'

/** Names stand in a tile as they are. */
const readText = async (address: string) => new TextDecoder().decode(await readTileAt(`tracemark-basemap://${address}`))

test.each([
  ['a Colombian valley', '5/9/15', ['Armenia', 'Ibagué', 'Quindío', 'Tolima', 'rivers', 'states']],
  ['the Alps', '5/17/11', ['München', 'Munich', 'Vienna', 'Wien', 'Viena', 'Salzburg', '잘츠부르크', 'lakes', 'borders']],
  ['Japan', '5/28/12', ['Tokyo', '東京', '静冈县', '靜岡縣', '시즈오카현', 'land']],
  ['the world', '0/0/0', ['Brazil', 'Brasilien', 'ブラジル', 'land', 'borders']],
])('%s has its names, borders and waters', async (_, address, expected) => {
  const text = await readText(address)
  expect(expected.filter((name) => !text.includes(name))).toEqual([])
})

test('where only sea is, the tile is empty', async () => {
  expect((await readTileAt('tracemark-basemap://5/3/20')).byteLength).toBe(0)
})
