import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'common'> = {
  'panel.assets.title': 'No Grower Groups yet',
  'panel.assets.text': 'A Grower Group is whom you audit together. Make the first one, then give its Farmers codes that people can scan.',
  'panel.units.title': 'No Farmers yet',
  'panel.units.text': 'Farmers appear here as soon as codes are given out to them.',
  'panel.variants.title': 'No Villages yet',
  'panel.variants.text': 'A Village gathers Farmers who live close together. Make one to describe them all at once.',
}
