import { expect, test } from 'vitest'
import { sampledPage } from './sampled-page.ts'

test('a new asset says who makes it as the sample does, and nothing that is true of the sample alone', () => {
  const brandExperience = { title: 'Families of the valley', text: 'Since 1961.' }
  const links = [{ label: 'About us', url: 'https://sierra-alta.example' }]
  const page = {
    content: { brandExperience, links, longDescription: '<p>Grown at 1,750 m.</p>', productInfo: [{ label: 'Variety', value: 'Caturra' }] },
    showsHistory: true,
    highlights: [{ value: '86', label: 'Points' }],
    journey: [],
  }
  expect(sampledPage(page)).toEqual({ content: { brandExperience, links }, showsHistory: true, showsEvents: false })
})

test('a page that says nothing gives nothing', () => {
  expect(sampledPage({})).toEqual({ content: {}, showsHistory: false, showsEvents: false })
})
