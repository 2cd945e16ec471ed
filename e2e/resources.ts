import type { Page } from '@playwright/test'
import type * as z from 'zod/mini'
import { addresses } from '../packages/api/src/addresses/index.ts'
import { contract } from '../packages/api/src/contract/index.ts'
import { createDemoData } from '../packages/api/src/demo/index.ts'

/** What the conformance run does with each resource. */
export const lines = [
  'list',
  'create',
  'defaults of the contract',
  'refused field',
  'wrong by itself',
  'typed and not added',
  'unsaved guard',
  'search',
  'sort',
  'page',
  'edit',
  'opened once',
  'concurrent edit',
  'deleted meanwhile',
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
  /**
   * Every line is done: for one of each shape, as they share their code. The others are created, edited and deleted, and opened on a phone,
   * from another organization, and by whom may not.
   */
  isWhole?: boolean
  /** Body of the call that creates one. */
  created?: z.ZodMiniType<object>
  /** A field that finds more wrong in itself than the length of a name, and a text that is wrong there. */
  wrong?: { field: string; text: string }
  /** A field that adds what is typed to a list, one by one. */
  adder?: string
  /** One that was deleted while it was edited is not made anew. */
  isMadeOnce?: boolean
  /** Fills in what a new one needs beside its name. */
  fill?: (page: Page) => Promise<void>
  /** One that exists has a page of its own, which is opened once it is made. */
  opensPage?: boolean
  /** Leads back to the list from what follows the creation of one. */
  afterCreate?: (page: Page) => Promise<void>
  /** What deleting is called, and its question of several, where it is not "Delete". */
  deletion?: { label: string; selected?: RegExp; done: string }
  /** What a row offers those who only read. */
  readerActions?: readonly string[]
  /** Names may not be given twice. */
  uniqueNames?: boolean
  /** The lines that it can't do, and why. */
  without?: Partial<Record<Line, string>>
}

const NO_ADDER = 'its form has no field that adds entries one by one'

const FEATURED_ASSET = createDemoData(new Date(0)).featured.thingId

/** Each folder of the portal's features with a `resource.ts`, by its name. */
export const resources: Readonly<Record<string, ResourceUnderTest>> = {
  assets: {
    addresses: {
      list: addresses.assets.list,
      create: addresses.assets.create,
      one: { to: ({ org, id }) => addresses.assets.one.to({ org, thingId: id }) },
    },
    created: contract.assets.create.body,
    opensPage: true,
    without: {
      edit: 'on the tabs of its page',
      'opened once': 'a row opens a page: value-chains.spec.ts',
      'concurrent edit': 'on the tabs of its page',
      'deleted meanwhile': 'on the tabs of its page',
      'typed and not added': NO_ADDER,
      'keyboard only': 'a row opens a page: value-chains.spec.ts',
      duplicate: 'it asks what to take along: assets.spec.ts',
    },
  },
  categories: {
    // Stands for a drawer.
    isWhole: true,
    addresses: addresses.categories,
    created: contract.categories.create.body,
    uniqueNames: true,
    without: { 'typed and not added': NO_ADDER },
  },
  documents: {
    addresses: addresses.documents,
    created: contract.documents.create.body,
    wrong: { field: 'GDTI', text: '9506000134889' },
    fill: async (page) => {
      const file = { name: 'conformance.txt', mimeType: 'text/plain', buffer: Buffer.from('A document.') }
      await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)
      await page.getByText('conformance.txt uploaded').waitFor({ state: 'attached' })
    },
    readerActions: ['Preview'],
    without: { duplicate: 'the specification gives documents none', 'typed and not added': NO_ADDER },
  },
  'support-profiles': {
    addresses: addresses['support-profiles'],
    created: contract.supportProfiles.create.body,
    wrong: { field: 'Phone', text: '606 741 2200' },
    uniqueNames: true,
    without: { duplicate: 'the specification gives support profiles none', 'typed and not added': NO_ADDER },
  },
  templates: {
    addresses: addresses.templates,
    created: contract.templates.create.body,
    uniqueNames: true,
    without: { 'typed and not added': NO_ADDER },
  },
  'value-chains': {
    // Stands for a page.
    isWhole: true,
    addresses: addresses['value-chains'],
    created: contract.valueChains.create.body,
    uniqueNames: true,
    opensPage: true,
    without: {
      edit: 'on a page with tabs: value-chains.spec.ts',
      'concurrent edit': 'on a page with tabs: the story ChangedMeanwhile',
      'deleted meanwhile': 'its name stands on a tab of its page',
      'opened once': 'a row opens a page: value-chains.spec.ts',
      'typed and not added': NO_ADDER,
      'keyboard only': 'a row opens a page: value-chains.spec.ts',
    },
  },
  'access-tokens': {
    addresses: addresses['access-tokens'],
    created: contract.accessTokens.create.body,
    isMadeOnce: true,
    uniqueNames: true,
    afterCreate: async (page) => {
      await page.getByRole('switch', { name: 'I have stored the token in a safe place' }).check()
      await page.getByRole('button', { name: 'Done' }).click()
    },
    deletion: { label: 'Revoke', selected: /^Revoke the (\d+ selected tokens|selected token)\?$/, done: 'revoked' },
    without: { duplicate: 'a token is a secret of its own', 'typed and not added': NO_ADDER },
  },
  'identification-codes': {
    addresses: { list: { to: ({ org }) => addresses['identification-codes'].list.to({ org, thingId: FEATURED_ASSET }) } },
    // e2e/codes.spec.ts walks through what can be done with them.
    without: Object.fromEntries(lines.map((line) => [line, 'it is a tab of an asset, and a code is no name'])),
  },
  'task-assets': {
    addresses: { list: { to: ({ org }) => addresses['task-assets'].list.to({ org, thingId: FEATURED_ASSET }) } },
    // e2e/assets.spec.ts walks through what can be done with them.
    without: Object.fromEntries(lines.map((line) => [line, 'it is a tab of an asset, and a task has its own name'])),
  },
  people: {
    addresses: addresses.people,
    // e2e/people.spec.ts walks through what can be done with people.
    without: Object.fromEntries(lines.filter((line) => line !== 'list').map((line) => [line, 'people are invited and have no form'])),
  },
  attributes: {
    // Stands for a tab.
    isWhole: true,
    addresses: addresses.attributes,
    created: contract.ownAttributes.create.body,
    adder: 'Valid values',
    uniqueNames: true,
  },
  collections: {
    addresses: addresses.collections,
    created: contract.collections.create.body,
    uniqueNames: true,
    readerActions: ['Show interactions'],
    without: { duplicate: 'the contract has no such call', 'typed and not added': NO_ADDER },
  },
  jobs: {
    addresses: addresses.jobs,
    created: contract.jobs.create.body,
    fill: async (page) => {
      const drawer = page.getByRole('dialog')
      await drawer.getByRole('combobox', { name: /^(Asset|Grower Group)/ }).click()
      await page.getByRole('option', { name: 'Finca La Esperanza' }).click()
      await drawer.getByRole('combobox', { name: /^(Unit|Farmer)/ }).click()
      // The first of them have jobs in the demo.
      await page.getByRole('listbox').getByRole('option').last().click()
      await drawer.getByRole('combobox', { name: 'Task' }).click()
      await page.getByRole('listbox').getByRole('option').first().click()
    },
    without: { duplicate: 'the contract has no such call', 'typed and not added': NO_ADDER },
  },
  tasks: {
    addresses: addresses.tasks,
    created: contract.tasks.create.body,
    uniqueNames: true,
    opensPage: true,
    without: {
      edit: 'on a page with tabs: tasks.spec.ts',
      'concurrent edit': 'on a page with tabs: value-chains has its kind',
      'deleted meanwhile': 'its name stands on a tab of its page',
      'opened once': 'a row opens a page: tasks.spec.ts',
      'typed and not added': NO_ADDER,
      'keyboard only': 'by keyboard alone: tasks.spec.ts',
    },
  },
}
