import { expect, test } from 'vitest'
import { unreadOf } from './use-readable-address.ts'

const shown = { page: '2', sort: 'recordDate_desc', classification: 'alert', task: '' }

test('what the list does not know is told as it stands there', () => {
  const params = new URLSearchParams('page=2&sort=colour_up&classification=alert,pink&task=7&interactionSearch=finca&from=mail')
  expect(unreadOf(params, shown)).toEqual(['sort=colour_up', 'classification=alert,pink', 'task=7'])
})

test('what is shown, what is empty and what is not of the list is let be', () => {
  expect(unreadOf(new URLSearchParams('page=2&sort=&utm_source=mail'), shown)).toEqual([])
  expect(unreadOf(new URLSearchParams('status=active&status=expired'), { status: 'active,expired' })).toEqual([])
})
