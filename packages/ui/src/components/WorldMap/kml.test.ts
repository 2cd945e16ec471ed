import { DOMParser } from '@xmldom/xmldom'
import { expect, test } from 'vitest'
import { KmlError, listPositions, readKml } from './kml.ts'

const read = (body: string) =>
  readKml(
    new DOMParser().parseFromString(
      `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${body}</Document></kml>`,
      'text/xml',
    ) as unknown as Document,
  )

const point =
  '<Placemark><name>Wet mill</name><description>Open all year</description><Point><coordinates>-75.6,4.4,1500</coordinates></Point></Placemark>'
const area =
  '<Placemark><name>Reserve</name><Polygon><outerBoundaryIs><LinearRing><coordinates>0,0 1,0 1,1 0,0</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>'

test('points become places, areas become shapes', () => {
  const layer = read(point + area)
  expect(layer).toEqual({
    places: [{ id: 'kml-0', name: 'Wet mill', detail: 'Open all year', coordinates: [-75.6, 4.4] }],
    shapes: {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: {},
          geometry: {
            type: 'Polygon',
            coordinates: [
              [
                [0, 0],
                [1, 0],
                [1, 1],
                [0, 0],
              ],
            ],
          },
        },
      ],
    },
    shapeNames: ['Reserve'],
  })
  expect(listPositions(layer)).toEqual([
    [-75.6, 4.4],
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
  ])
})

test('the parts of a collection count each', () => {
  const many = read(
    '<Placemark><name>Two</name><MultiGeometry><Point><coordinates>1,2</coordinates></Point><LineString><coordinates>1,2 3,4</coordinates></LineString></MultiGeometry></Placemark>',
  )
  expect([
    many.places.map(({ coordinates }) => coordinates),
    many.shapes.features.map(({ geometry }) => geometry.type),
    many.shapeNames,
  ]).toEqual([[[1, 2]], ['LineString'], ['Two']])
})

test('HTML of strangers is left out, and so is what lies off the globe', () => {
  const html = '<description><![CDATA[<img src=x onerror=alert(1)>]]></description>'
  expect(read(`<Placemark><name>A</name>${html}<Point><coordinates>1,2</coordinates></Point></Placemark>${area}`).places).toEqual([
    { id: 'kml-0', name: 'A', detail: undefined, coordinates: [1, 2] },
  ])
  expect(read(`<Placemark><Point><coordinates>1,200</coordinates></Point></Placemark>${area}`).places).toEqual([])
})

test('a file without places, lines and areas is refused', () => {
  expect(() => read('<Placemark><name>Nothing</name></Placemark>')).toThrow(KmlError)
})
