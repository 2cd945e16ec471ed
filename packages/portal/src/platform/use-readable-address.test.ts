import { expect, test } from 'vitest'
import { listUnread } from './use-readable-address.ts'

const shown = { page: '2', sort: 'recordDate_desc', classification: 'alert', task: '' }

test('what the list does not know is told as it stands there', () => {
  const params = new URLSearchParams('page=2&sort=colour_up&classification=alert,pink&task=7&interactionSearch=finca&from=mail')
  expect(listUnread(params, shown)).toEqual(['sort=colour_up', 'classification=alert,pink', 'task=7'])
})

test('what is shown, what is empty and what is not of the list is let be', () => {
  expect(listUnread(new URLSearchParams('page=2&sort=&utm_source=mail'), shown)).toEqual([])
  expect(listUnread(new URLSearchParams('status=active&status=expired'), { status: 'active,expired' })).toEqual([])
})
