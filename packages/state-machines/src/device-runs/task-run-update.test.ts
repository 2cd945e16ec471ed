import { expect, test } from 'vitest'
import { savedRun } from '../testing/device-runs-fixture.ts'
import { location } from '../testing/task-run-fixture.ts'
import { toTaskRunUpdate } from './task-run-update.ts'

test('answers go over the wire with label, kind, place and time', () => {
  expect(toTaskRunUpdate({ ...savedRun, location }, [])).toEqual({
    widgets: { weight: { label: 'Weight', input: 'number', value: 4 }, note: { label: 'Note', input: 'text', value: null } },
    metadata: { reportedDate: '2026-03-02T08:00:00.000Z', location },
    attachments: [],
  })
  const attachments = [{ stepId: 'patio', name: 'patio.jpg', file: '/files/1', camera: true }]
  expect(toTaskRunUpdate({ ...savedRun, answers: {} }, attachments)).toEqual({
    widgets: { weight: { label: 'Weight', input: 'number', value: null }, note: { label: 'Note', input: 'text', value: null } },
    metadata: { reportedDate: '2026-03-02T08:00:00.000Z', placeNote: 'skipped:not_found' },
    attachments,
  })
  expect(toTaskRunUpdate({ ...savedRun, place: { by: 'typed', typed: 'Patio 3' } }, []).metadata?.placeNote).toBe('Patio 3')
})
