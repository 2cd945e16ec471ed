import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { detectContentType } from './content.ts'

const detectType = (text: string, name = 'file') => detectContentType(Buffer.from(text), name)

const SVG = 'image/svg+xml'
const KML = 'application/vnd.google-earth.kml+xml'

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', SVG],
  ['\ufeff \n<?xml version="1.0"?>\n<!-- a --><!----><?xml-stylesheet href="a.css"?> <svg>', SVG],
  ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd"><svg>', SVG],
  ['<?xml version="1.0"?><!doctype svg [<!ENTITY a "b"><!ENTITY c "d">] ><!-- > --><svg>', SVG],
  ['<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2">', KML],
  ['<!-- <svg> --><html>', 'text/plain'],
  ['A note about <svg>', 'text/plain'],
  ['', 'text/plain'],
])('the type of %j is that of its outermost element', async (text, type) => {
  expect(await detectType(text)).toBe(type)
})

test('a text that calls itself a picture is none, unless it draws one', async () => {
  expect(await detectType('Not a picture', 'bottle.PNG')).toBe(undefined)
  expect(await detectType('<html>', 'logo.svg')).toBe(undefined)
  expect(await detectType('<svg/>', 'logo.png')).toBe(SVG)
})

const map = '<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><name>Café</name></kml>'

test.each([
  ['with a prefix', Buffer.from('<kml:kml xmlns:kml="http://www.opengis.net/kml/2.2"/>')],
  ['with a byte order mark', Buffer.from(`\ufeff${map}`)],
  ['in ISO-8859-1', Buffer.from(map, 'latin1')],
  ['in UTF-16', Buffer.from(`\ufeff${map}`, 'utf16le')],
])('a map %s is KML', async (_, bytes) => {
  expect(await detectContentType(bytes, 'map.kml')).toBe(KML)
})

test('an archive with a map is KMZ where it is called so, and an archive otherwise', async () => {
  const archive = zipSync({ 'doc.kml': strToU8(map), 'files/icon.png': new Uint8Array(3) })
  expect(await detectContentType(archive, 'Map.KMZ')).toBe('application/vnd.google-earth.kmz')
  expect(await detectContentType(archive, 'map.zip')).toBe('application/zip')
  expect(await detectContentType(zipSync({ 'readme.txt': strToU8('hello') }), 'map.kmz')).toBe('application/zip')
})

test.each([
  ['in UTF-16', Buffer.from('\ufeff<html><script>', 'utf16le')],
  ['in ISO-8859-1', Buffer.from('<html>é', 'latin1')],
])('a page %s is nothing that is taken', async (_, bytes) => {
  expect(await detectContentType(bytes, 'page.kml')).toBeUndefined()
})

test('a table is known by its name', async () => {
  expect(await detectType('a,b\n1,2\n', 'Table.CSV')).toBe('text/csv')
})

// Before these were read in one pass, each of them took longer than anyone could wait.
test.each([
  ['comments', '<!---->'.repeat(50_000)],
  ['comments that never end', '<!--'.repeat(50_000)],
  ['comments with spaces', '<!----> '.repeat(50_000)],
  ['declarations', '<?xml?>'.repeat(50_000)],
  ['declarations that never end', '<?xml'.repeat(50_000)],
  ['document types', '<!DOCTYPE[]>'.repeat(50_000)],
  ['document types that never end', '<!DOCTYPE['.repeat(50_000)],
  ['document types and comments', '><!--]><--><!----><!DOCTYPE[]'.repeat(50_000)],
  ['spaces', ' '.repeat(500_000)],
])('many %s in front of nothing are plain text', async (_, start) => {
  expect(await detectType(`${start}x`)).toBe('text/plain')
})
