import { expect, test } from 'vitest'
import { coordinatesText } from '../../i18n/coordinates-text.ts'
import { createFormat } from '../../i18n/format.ts'
import { loadLanguage } from '../../i18n/load-language.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { createCompass } from './compass.ts'
import { readCoordinates } from './read-coordinates.ts'

const english = createCompass(createTranslator(await loadLanguage('en'), 'en'))
const round = (value: number) => Math.round(value * 1e5) / 1e5

test.each([
  ['4.60971, -74.08175', [-74.08175, 4.60971]],
  ['  4.60971,-74.08175 ', [-74.08175, 4.60971]],
  ['4.60971 -74.08175', [-74.08175, 4.60971]],
  ['4.60971; −74.08175', [-74.08175, 4.60971]],
  ['4,60971, -74,08175', [-74.08175, 4.60971]],
  ['4,60971; -74,08175', [-74.08175, 4.60971]],
  ['4,60971 -74,08175', [-74.08175, 4.60971]],
  ['4.60971 N, 74.08175 W', [-74.08175, 4.60971]],
  ['4.60971° N 74.08175° W', [-74.08175, 4.60971]],
  ['N 4.60971 W 74.08175', [-74.08175, 4.60971]],
  ['74.08175W, 4.60971n', [-74.08175, 4.60971]],
  ['4°36\'35"N 74°4\'54"W', [-74.08167, 4.60972]],
  ['4° 36′ 35″ N, 74° 4′ 54″ W', [-74.08167, 4.60972]],
  ['4º36’35.5"N 74º4’54.3"W', [-74.08175, 4.60986]],
  ["S 33°52.5' E 151°12.6'", [151.21, -33.875]],
  ["33°52'10''S, 151°12'30''E", [151.20833, -33.86944]],
  ['-33.8688, 151.2093', [151.2093, -33.8688]],
  ['geo:48.1372,11.5756;u=12', [11.5756, 48.1372]],
  ['48/11', [11, 48]],
  ['90, 180', [180, 90]],
  ['0 0', [0, 0]],
])('%s', (text, expected) => {
  expect(readCoordinates(text, english)?.map(round)).toEqual(expected)
})

test.each([
  '',
  'Finca La Esperanza',
  'km 12, road 40',
  '4.60971',
  '91, 10',
  '10, 181',
  '4 N, 5 S',
  '-4 S, 5 E',
  '4°61\'0"N 74°4\'54"W',
  '4.6, -74.1, 12',
  '48.1 N 11.5 O',
  'NaN, NaN',
])('%j is no pair of coordinates', (text) => {
  expect(readCoordinates(text, english)).toBeUndefined()
})

test.each([
  ['de', '48,1372° N, 11,5756° O', [11.5756, 48.1372]],
  ['de', '48°8\'14"n 11°34\'32"o', [11.57556, 48.13722]],
  ['de', '48.1372 N 11.5756 E', [11.5756, 48.1372]],
  ['es', '4,60971 N; 74,08175 O', [-74.08175, 4.60971]],
  ['es', '4.60971 N, 74.08175 W', [-74.08175, 4.60971]],
  ['pt', 'S 22,9068 O 43,1729', [-43.1729, -22.9068]],
  ['pt', '38,7 N 9,1 L', [9.1, 38.7]],
  ['nl', '33,8688 Z, 151,2093 O', [151.2093, -33.8688]],
  ['nl', '52,37 NB 4,89 OL', [4.89, 52.37]],
  ['ja', '北緯35.68度', undefined],
  ['zh-Hans', '北纬31.2，东经121.5', [121.5, 31.2]],
] as const)('in %s, %s', async (language, text, expected) => {
  const compass = createCompass(createTranslator(await loadLanguage(language), language))
  expect(readCoordinates(text, compass)?.map(round)).toEqual(expected)
})

test.each(['en', 'de', 'es', 'pt', 'nl', 'ja', 'ko', 'zh-Hans', 'zh-Hant'] as const)(
  'what is shown in %s is read again',
  async (language) => {
    const t = createTranslator(await loadLanguage(language), language)
    const places = [
      [-74.08175, 4.60971],
      [151.2093, -33.8688],
    ] as const
    const shown = places.map(([longitude, latitude]) =>
      coordinatesText(
        [longitude, latitude],
        t,
        createFormat(language, () => new Date(0)),
      ),
    )
    expect(shown.map((text) => readCoordinates(text, createCompass(t)))).toEqual(places)
  },
)
