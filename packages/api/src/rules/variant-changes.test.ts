import { expect, test } from 'vitest'
import { type TrackedVariant, variantChanges } from './variant-changes.ts'

const component = { quantity: 62, units: 'kg', order: 0, isActive: true }
const before: TrackedVariant = {
  name: 'April lot',
  variantId: 'SA-04',
  status: 'draft',
  attributes: [
    { key: 'Altitude', value: '1740', type: 'number', unit: 'm' },
    { key: 'Organic', value: 'true', type: 'boolean' },
  ],
  components: [
    { ...component, name: 'Parchment', costContribution: 84 },
    { ...component, name: 'Jute bag', units: 'H87', order: 1 },
  ],
}

test('what stays is no change', () => {
  expect(variantChanges(before, structuredClone(before))).toEqual([])
})

test('fields, attributes and components are told one by one', () => {
  const after: TrackedVariant = {
    ...before,
    name: 'May lot',
    description: 'Third pass',
    status: 'active',
    attributes: [
      { key: 'Altitude', value: '1790', type: 'number', unit: 'm' },
      { key: 'Harvested', value: '2026-05-02', type: 'date' },
    ],
    components: [
      { ...component, name: 'Parchment', quantity: 60.5, costContribution: 80 },
      { ...component, name: 'Cork', quantity: 3, units: undefined, order: 1 },
    ],
  }
  const text = (value: string) => ({ value, type: 'string' })
  expect(variantChanges(before, after)).toEqual([
    { field: 'name', from: text('April lot'), to: text('May lot') },
    { field: 'description', to: text('Third pass') },
    { field: 'status', from: text('draft'), to: text('active') },
    {
      field: 'attribute',
      about: 'Altitude',
      from: { value: '1740', type: 'number', unit: 'm' },
      to: { value: '1790', type: 'number', unit: 'm' },
    },
    { field: 'attribute', about: 'Organic', from: { value: 'true', type: 'boolean' } },
    { field: 'attribute', about: 'Harvested', to: { value: '2026-05-02', type: 'date' } },
    {
      field: 'component',
      about: 'Parchment',
      part: 'quantity',
      from: { value: '62', type: 'number' },
      to: { value: '60.5', type: 'number' },
    },
    {
      field: 'component',
      about: 'Parchment',
      part: 'costContribution',
      from: { value: '84', type: 'number' },
      to: { value: '80', type: 'number' },
    },
    { field: 'component', about: 'Jute bag', from: { value: '62', type: 'number', unit: 'H87' } },
    { field: 'component', about: 'Cork', to: { value: '3', type: 'number' } },
  ])
})

test('another order is one change, and two components of one name are two', () => {
  const [first, second] = before.components as [TrackedVariant['components'][0], TrackedVariant['components'][0]]
  expect(
    variantChanges(before, {
      ...before,
      components: [
        { ...second, order: 0 },
        { ...first, order: 1 },
      ],
    }),
  ).toEqual([
    {
      field: 'component',
      part: 'order',
      from: { value: 'Parchment, Jute bag', type: 'string' },
      to: { value: 'Jute bag, Parchment', type: 'string' },
    },
  ])
  expect(variantChanges(before, { ...before, components: [first, second, { ...second, quantity: 2, order: 2 }] })).toEqual([
    { field: 'component', about: 'Jute bag (2)', to: { value: '2', type: 'number', unit: 'H87' } },
  ])
})
