import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { interactionPage, interactions, tasks } from '../../stories/fixtures.ts'
import { at, fetched } from '../../stories/table.ts'
import type { InteractionsQueryValues } from '../FilterBar/query.ts'
import { InteractionsTable, type InteractionsTableProps } from './InteractionsTable.tsx'

const query: InteractionsQueryValues = {
  page: 1,
  perPage: 50,
  sort: 'recordDate_desc',
  search: '',
  classification: [],
  createdByMe: false,
  range: '12m',
}

const longest = 'Asociación de Productoras y Productores de la Montaña de Nuestra Señora del Rosario, Vereda Buenavista Alta'
const [first, ...others] = interactions
const long = first && [
  { ...first, thing: { ...first.thing, name: longest }, task: { ...first.task, name: 'Abnahme der Trocknungsfläche nach dem Wenden' } },
  ...others,
]

/** Keeps what is asked for, as the address bar does. */
const Remembering = ({ query: atFirst, onQueryChange, ...props }: InteractionsTableProps) => {
  const [current, setCurrent] = useState(atFirst)
  return (
    <InteractionsTable
      {...props}
      query={current}
      onQueryChange={(change) => {
        onQueryChange(change)
        setCurrent((before) => ({ ...before, ...change }))
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Staff/Interactions table',
  component: InteractionsTable,
  globals: at('wide'),
  args: { page: interactionPage, loading: false, query, tasks, onQueryChange: fn(), onRetry: fn(), onOpen: fn() },
  render: (args) => <Remembering {...args} />,
})

export const Rows = meta.story({})

export const Loading = meta.story({ args: { page: undefined, loading: true } })

/** What was there stays, and can be read. */
export const LoadingTheNext = meta.story({
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Finca La Esperanza')[0]).toBeVisible()
  },
})

export const Empty = meta.story({
  args: {
    page: { ...interactionPage, items: [], totalItems: 0, totalPages: 0 },
  },
  globals: at('desktop'),
})

export const NothingMatches = meta.story({
  args: { page: { ...interactionPage, items: [], totalItems: 0, totalPages: 0 }, query: { ...query, search: 'Buenavista' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing matches this search' })).toBeVisible()
  },
  globals: at('desktop'),
})

export const Failed = meta.story({
  args: { page: undefined, failure: { code: 'internal', requestId: '01939f2c-7a5b-7cc1' } },
  globals: at('desktop'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const NextFailed = meta.story({ args: { failure: { code: 'network_unreachable' } } })

/** Sorting is asked of the server, and begins again at the first page. */
export const SortByKeyboard = meta.story({
  args: { query: { ...query, page: 3 } },
  play: async ({ args, canvas, userEvent }) => {
    const head = await canvas.findByRole('columnheader', { name: 'Asset' })
    head.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ sort: 'thing_asc', page: 1 })
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
  },
})

export const OpenByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: new RegExp(interactions[1]?.item?.name ?? '') })
    within(row).getAllByRole('gridcell')[0]?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await expect(args.onOpen).toHaveBeenLastCalledWith(interactions[1]?._id)
  },
})

/** One column more than is shown at first: who recorded it. */
export const AllColumns = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await page.findByRole('menuitemcheckbox', { name: 'Recorded by' }, fetched))
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('columnheader', { name: 'Recorded by' })).toBeVisible()
  },
})

export const LongNames = meta.story({ args: { page: { ...interactionPage, items: long ?? [] } } })

export const LongNamesOnAPhone = meta.story({ globals: at('phone'), args: { page: { ...interactionPage, items: long ?? [] } } })

export const German = meta.story({ globals: { language: 'de' } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
