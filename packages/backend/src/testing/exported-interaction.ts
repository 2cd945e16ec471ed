import type { Report } from '../features/interactions/export/report-content.ts'
import type { ExportedInteraction } from '../features/interactions/queries/portions.ts'

const ID = '0196e5a4-7c11-7b52-9d3e-0a4f5f6c7d80'

/** Where the address of a file that has none of its own leads to. */
export const PUBLIC_URL = 'https://trace.example'

/** A record as exports read it, with a file of ours and one of elsewhere. */
export const exportedInteraction: ExportedInteraction = {
  _id: ID,
  orgId: 101,
  thingId: ID,
  name: 'Drying',
  classification: 'notice',
  thing: { id: ID, name: 'Finca La Esperanza' },
  task: { id: ID, name: 'Dry' },
  reportedDate: '2026-05-20T15:00:00.000Z',
  recordDate: '2026-05-20T15:00:00.000Z',
  answers: [{ widgetId: 'moisture', label: 'Moisture', value: 11.2, unit: '%' }],
  attachments: [
    { stepId: 'moisture', name: 'patio.jpg', file: '/files/101/key', camera: true },
    { stepId: 'moisture', name: 'sheet.pdf', file: 'https://elsewhere.example/sheet.pdf', camera: false },
  ],
  placeNote: 'Behind the mill',
}

/** What a report says of its filters where there are none. */
export const noFilters: Report['filters'] = {
  isSelection: false,
  occurred: {},
  received: {},
  changed: {},
  isCollected: false,
  isOfTeam: false,
  isOfAdministration: false,
  isMine: false,
}
