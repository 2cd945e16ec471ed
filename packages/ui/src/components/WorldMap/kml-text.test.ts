import { DOMParser } from '@xmldom/xmldom'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { KmlError, readKml } from './kml.ts'
import { KML_MAX, readKmlText } from './kml-text.ts'

const document = (name = 'Café', encoding = 'UTF-8') =>
  `<?xml version="1.0" encoding="${encoding}"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>${name}</name><Point><coordinates>-75.6,4.4</coordinates></Point></Placemark></Document></kml>`

const placesIn = (file: Uint8Array) => {
  const parsed = new DOMParser().parseFromString(readKmlText(file), 'text/xml')
  return readKml(parsed as unknown as Document).places.map(({ name, coordinates }) => [name, ...coordinates])
}

const utf16 = (text: string, little: boolean) =>
  Uint8Array.from(
    [...`\ufeff${text}`].flatMap((letter) =>
      little ? [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8] : [letter.charCodeAt(0) >> 8, letter.charCodeAt(0) & 255],
    ),
  )
const latin1 = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)))

test.each([
  ['UTF-8', strToU8(document())],
  ['UTF-8 with a mark', strToU8(`\ufeff${document()}`)],
  ['UTF-16, little end first', utf16(document('Café', 'UTF-16'), true)],
  ['UTF-16, big end first', utf16(document('Café', 'UTF-16'), false)],
  ['ISO-8859-1', latin1(document('Café', 'ISO-8859-1'))],
  ['windows-1252 in a KMZ', zipSync({ 'doc.kml': latin1(document('Café', 'windows-1252')) })],
  ['a KMZ', zipSync({ 'doc.kml': strToU8(document()), 'files/icon.png': new Uint8Array(9) })],
  ['a KMZ with folders', zipSync({ 'a/b/other.kml': strToU8(document('Other')), 'a/map.KML': strToU8(document()) })],
  ['a KMZ whose doc.kml is not the first', zipSync({ 'a.kml': strToU8(document('Other')), 'doc.kml': strToU8(document()) })],
])('%s is read', (_, file) => {
  expect(placesIn(file)).toEqual([['Café', -75.6, 4.4]])
})

test('elements with a prefix are read, and those of extensions keep theirs', () => {
  const prefixed =
    '<kml:kml xmlns:kml="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><kml:Document><kml:Placemark id="a"><kml:name>Mill</kml:name><kml:Point><kml:coordinates>1,2</kml:coordinates></kml:Point></kml:Placemark><kml:Placemark><gx:Track><kml:when>2026-01-01T00:00:00Z</kml:when><gx:coord>1 2 3</gx:coord><kml:when>2026-01-01T00:01:00Z</kml:when><gx:coord>4 5 6</gx:coord></gx:Track></kml:Placemark></kml:Document></kml:kml>'
  const parsed = new DOMParser().parseFromString(readKmlText(strToU8(prefixed)), 'text/xml')
  const { places, shapes } = readKml(parsed as unknown as Document)
  expect([places.map(({ name }) => name), shapes.features.map(({ geometry }) => geometry.type)]).toEqual([['Mill'], ['LineString']])
})

test.each([
  ['an archive without KML', zipSync({ 'readme.txt': strToU8('hello') })],
  ['an archive that is cut off', zipSync({ 'doc.kml': strToU8(document()) }).subarray(0, 60)],
  ['a bomb', zipSync({ 'doc.kml': new Uint8Array(KML_MAX + 1) })],
  ['a file that is too large', new Uint8Array(KML_MAX + 1)],
])('%s is refused', (_, file) => {
  expect(() => readKmlText(file)).toThrow(KmlError)
})

test('an archive that says it is smaller than it is gives no more than it says', () => {
  const bomb = zipSync({ 'doc.kml': new Uint8Array(1_000_000).fill(65) })
  const view = new DataView(bomb.buffer, bomb.byteOffset)
  for (let at = 0; at < bomb.length - 4; at += 1) if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true)
  const read = () => readKmlText(bomb).length
  let length = 0
  try {
    length = read()
  } catch (error) {
    expect(error).toBeInstanceOf(Error)
  }
  expect(length).toBeLessThanOrEqual(100)
})
