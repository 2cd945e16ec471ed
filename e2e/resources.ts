import type { Page } from '@playwright/test'
import { addresses } from '../packages/api/src/addresses/index.ts'

/** What the conformance run does with each resource. */
export const lines = [
  'list',
  'create',
  'refused field',
  'unsaved guard',
  'search',
  'sort',
  'page',
  'edit',
  'concurrent edit',
  'duplicate',
  'delete with confirmation',
  'bulk',
  'no permission',
  "other organization's address",
  'keyboard only',
  'phone width',
] as const
export type Line = (typeof lines)[number]

export interface ResourceUnderTest {
  addresses: { list: { to: (params: { org: string }) => string }; one?: { to: (params: { org: string; id: string }) => string } }
  /** Fills in what a new one needs beside its name. */
  fill?: (page: Page) => Promise<void>
  /** One that exists has a page of its own, which is opened once it is made. */
  opensPage?: boolean
  /** Names may not be given twice. */
  uniqueNames?: boolean
  /** The lines that it can't do, and why. */
  without?: Partial<Record<Line, string>>
}

/** Each folder of the portal's features with a `resource.ts`, by its name. */
export const resources: Readonly<Record<string, ResourceUnderTest>> = {
  categories: {
    addresses: addresses.categories,
    uniqueNames: true,
  },
  documents: {
    addresses: addresses.documents,
    fill: async (page) => {
      const file = { name: 'conformance.txt', mimeType: 'text/plain', buffer: Buffer.from('A document.') }
      await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)
      await page.getByText('conformance.txt uploaded').waitFor({ state: 'attached' })
    },
    without: { duplicate: 'the specification gives documents none' },
  },
  templates: {
    addresses: addresses.templates,
    uniqueNames: true,
  },
  'value-chains': {
    addresses: addresses['value-chains'],
    uniqueNames: true,
    opensPage: true,
    without: {
      edit: 'on a page with tabs: value-chains.spec.ts',
      'concurrent edit': 'on a page with tabs: the story ChangedMeanwhile',
      'keyboard only': 'a row opens a page: value-chains.spec.ts',
    },
  },
}
