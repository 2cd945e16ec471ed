import { expect, test } from 'vitest'
import { taskViewport, writeTaskViewport } from './use-task-viewport.ts'

const readRules = (content: string) => Object.fromEntries(content.split(', ').map((rule) => rule.split('=')))
const fixed = { width: 'device-width', 'initial-scale': '1', 'viewport-fit': 'cover', 'interactive-widget': 'resizes-content' }

test('the scale stays as it is, and nobody is kept from zooming with their fingers', () => {
  expect(readRules(taskViewport(false))).toEqual(fixed)
})

test('a browser that zooms into fields by itself is told not to; it lets people zoom whatever a page says', () => {
  expect(readRules(taskViewport(true))).toEqual({ ...fixed, 'maximum-scale': '1' })
})

test('a task writes it into the page, and gives back what stood there when it is left', () => {
  const meta = { content: 'width=device-width, initial-scale=1' }
  const asked: string[] = []
  const querySelector = (selector: string) => {
    asked.push(selector)
    return meta as Element & typeof meta
  }
  const giveBack = writeTaskViewport({ querySelector } as Pick<Document, 'querySelector'>, false)
  expect([asked, meta.content]).toEqual([['meta[name="viewport"]'], taskViewport(false)])
  giveBack?.()
  expect(meta.content).toBe('width=device-width, initial-scale=1')
})

test('a page that says nothing of its scale is left as it is', () => {
  expect(writeTaskViewport({ querySelector: () => null }, true)).toBeUndefined()
})
