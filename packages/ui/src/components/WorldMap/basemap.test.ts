import type { Language } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { basemapLayers } from './basemap.ts'

const colors = { water: '', land: '', shore: '', state: '', border: '', ink: '', inkMuted: '', accent: '' }

test.each<[Language, string[]]>([
  ['en', ['name_en', 'name']],
  ['ja', ['name_ja', 'name']],
  ['zh-Hans', ['name_zh', 'name']],
  ['zh-Hant', ['name_zht', 'name_zh', 'name']],
])('names stand in %s, where the data has them', (language, properties) => {
  const fields = basemapLayers({ colors, language, families: [] }).flatMap((layer) =>
    layer.type === 'symbol' ? [layer.layout?.['text-field']] : [],
  )
  const wanted = ['coalesce', ...properties.map((property) => ['get', property])]
  expect(fields).toEqual([wanted, wanted, wanted])
})
