import { type ComponentProps, useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { tasks } from '../../stories/fixtures.ts'
import { at, fetched } from '../../stories/table.ts'
import { TableToolbar } from '../DataTable/DataTable.tsx'
import { FilterBar } from './FilterBar.tsx'
import type { InteractionsQueryValues } from './query.ts'

const query: InteractionsQueryValues = {
  page: 1,
  perPage: 50,
  sort: 'recordDate_desc',
  search: '',
  classification: [],
  createdByMe: false,
  range: '12m',
}

const full: InteractionsQueryValues = {
  ...query,
  search: 'Esperanza',
  classification: ['alert', 'warning'],
  taskId: tasks[0]?.id,
  createdByMe: true,
}

const everything: InteractionsQueryValues = { ...full, classification: ['notice', 'alert', 'warning', 'unclassified'] }

/** Keeps what is chosen, as the address bar does. */
const Remembering = ({ query: atFirst, tasks: choices, onQueryChange }: ComponentProps<typeof FilterBar>) => {
  const [current, setCurrent] = useState(atFirst)
  return (
    <TableToolbar>
      <FilterBar
        query={current}
        tasks={choices}
        onQueryChange={(change) => {
          onQueryChange(change)
          setCurrent((before) => ({ ...before, ...change }))
        }}
      />
    </TableToolbar>
  )
}

const meta = preview.meta({
  title: 'Staff/Filter bar',
  component: FilterBar,
  args: { query, tasks, onQueryChange: fn() },
  globals: at('wide'),
  render: (args) => <Remembering {...args} />,
})

export const Unset = meta.story({})

export const Chosen = meta.story({ parameters: { picture: true }, args: { query: full } })

export const German = meta.story({ globals: { language: 'de' }, args: { query: full } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { query: full } })

export const Phone = meta.story({ globals: at('phone') })

export const PhoneWithAll = meta.story({ parameters: { picture: true }, globals: at('phone'), args: { query: everything } })

export const PhoneGerman = meta.story({ globals: { ...at('phone'), language: 'de' }, args: { query: everything } })

const longTask = {
  id: tasks[0]?.id ?? '',
  name: 'Moisture check of the parchment on all patios of the cooperative, every four hours while the sun is out',
}

export const LongTask = meta.story({ globals: at('phone'), args: { query: full, tasks: [longTask] } })

export const ClassificationMenu = meta.story({
  parameters: { picture: true },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: 'Classification' }))
    await userEvent.click(await page.findByRole('menuitemcheckbox', { name: 'Warning' }, fetched))
    await userEvent.click(page.getByRole('menuitemcheckbox', { name: 'Notice' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ classification: ['notice', 'warning'], page: 1 })
    await expect(page.getAllByRole('menuitemcheckbox', { checked: true }).map((item) => item.textContent)).toEqual(['Notice', 'Warning'])
  },
})

export const TaskMenu = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    canvas.getByRole('button', { name: 'Task' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await page.findByRole('menuitemradio', { name: 'Cherry intake' }, fetched))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ taskId: tasks[1]?.id, page: 1 })
    await userEvent.click(await canvas.findByRole('button', { name: 'Task: Cherry intake' }))
    await expect(await page.findByRole('menuitemradio', { name: 'Cherry intake' }, fetched)).toHaveFocus()
  },
})

/** Only what narrows the list is given up; order, page size and dates stay. The focus goes to the search. */
export const ClearAll = meta.story({
  args: { query: full },
  play: async ({ args, canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox')
    await expect(search).toHaveValue('Esperanza')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({
      search: '',
      classification: [],
      taskId: undefined,
      createdByMe: false,
      page: 1,
    })
    await expect(search).toHaveValue('')
    await expect(search).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  },
})

export const ClearSearch = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox')
    await userEvent.type(search, 'Roble{Enter}')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ search: 'Roble', page: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(search).toHaveValue('')
    await expect(search).toHaveFocus()
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ search: '', page: 1 })
  },
})
