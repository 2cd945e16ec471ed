import { expect, test } from 'vitest'
import { taskViewport } from './use-task-viewport.ts'

const rulesOf = (content: string) => Object.fromEntries(content.split(', ').map((rule) => rule.split('=')))
const fixed = { width: 'device-width', 'initial-scale': '1', 'viewport-fit': 'cover', 'interactive-widget': 'resizes-content' }

test('the scale stays as it is, and nobody is kept from zooming with their fingers', () => {
  expect(rulesOf(taskViewport(false))).toEqual(fixed)
})

test('a browser that zooms into fields by itself is told not to; it lets people zoom whatever a page says', () => {
  expect(rulesOf(taskViewport(true))).toEqual({ ...fixed, 'maximum-scale': '1' })
})
