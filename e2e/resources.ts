import type { Page } from '@playwright/test'
import { addresses } from '../packages/api/src/addresses/index.ts'
import { createDemoData } from '../packages/api/src/demo/index.ts'

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
  addresses: {
    list: { to: (params: { org: string }) => string }
    create?: { to: (params: { org: string }) => string }
    one?: { to: (params: { org: string; id: string }) => string }
  }
  /** Fills in what a new one needs beside its name. */
  fill?: (page: Page) => Promise<void>
  /** One that exists has a page of its own, which is opened once it is made. */
  opensPage?: boolean
  /** Leads back to the list from what follows the creation of one. */
  afterCreate?: (page: Page) => Promise<void>
  /** What deleting is called, and its question of several, where it is not "Delete". */
  deletion?: { label: string; selected: RegExp; done: string }
  /** What a row offers those who only read. */
  readerActions?: readonly string[]
  /** Names may not be given twice. */
  uniqueNames?: boolean
  /** The lines that it can't do, and why. */
  without?: Partial<Record<Line, string>>
}

const FEATURED_ASSET = createDemoData(new Date(0)).featured.thingId

/** Each folder of the portal's features with a `resource.ts`, by its name. */
export const resources: Readonly<Record<string, ResourceUnderTest>> = {
  assets: {
    addresses: {
      list: addresses.assets.list,
      create: addresses.assets.create,
      one: { to: ({ org, id }) => addresses.assets.one.to({ org, thingId: id }) },
    },
    opensPage: true,
    without: {
      edit: 'on the tabs of its page',
      'concurrent edit': 'on the tabs of its page',
      'keyboard only': 'a row opens a page: value-chains.spec.ts',
      duplicate: 'it asks what to take along: assets.spec.ts',
    },
  },
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
    readerActions: ['Preview'],
    without: { duplicate: 'the specification gives documents none' },
  },
  'support-profiles': {
    addresses: addresses['support-profiles'],
    uniqueNames: true,
    without: { duplicate: 'the specification gives support profiles none' },
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
  'access-tokens': {
    addresses: addresses['access-tokens'],
    uniqueNames: true,
    afterCreate: async (page) => {
      await page.getByRole('switch', { name: 'I have stored the token in a safe place' }).check()
      await page.getByRole('button', { name: 'Done' }).click()
    },
    deletion: { label: 'Revoke', selected: /^Revoke the (\d+ selected tokens|selected token)\?$/, done: 'revoked' },
    without: { duplicate: 'a token is a secret of its own' },
  },
  'identification-codes': {
    addresses: { list: { to: ({ org }) => addresses['identification-codes'].list.to({ org, thingId: FEATURED_ASSET }) } },
    // e2e/codes.spec.ts walks through what can be done with them.
    without: Object.fromEntries(lines.map((line) => [line, 'it is a tab of an asset, and a code is no name'])),
  },
  'asset-tasks': {
    addresses: { list: { to: ({ org }) => addresses['asset-tasks'].list.to({ org, thingId: FEATURED_ASSET }) } },
    // e2e/assets.spec.ts walks through what can be done with them.
    without: Object.fromEntries(lines.map((line) => [line, 'it is a tab of an asset, and a task has its own name'])),
  },
  users: {
    addresses: addresses.users,
    // e2e/people.spec.ts walks through what can be done with people.
    without: Object.fromEntries(lines.filter((line) => line !== 'list').map((line) => [line, 'people are invited and have no form'])),
  },
  attributes: {
    addresses: addresses.attributes,
    uniqueNames: true,
  },
}
