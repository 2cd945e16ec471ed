import { expect, fn, screen } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { at } from '../../stories/table.ts'
import type { GivenToViews, ListedView, ListedViews } from './saved-views.ts'
import { ViewBar } from './ViewBar.tsx'

const view = (id: string, name: string, audience: ListedView['audience'], more: Partial<ListedView> = {}): ListedView => ({
  id,
  name,
  audience,
  isDefault: false,
  href: `#?saved=${id}`,
  onEdit: fn(),
  onDelete: fn(),
  onDefault: fn(),
  ...more,
})

const views = [
  view('a', 'To review', 'organization'),
  view('b', 'Main harvest 2026', 'team'),
  view('c', 'Alerts and warnings', 'organization', { onEdit: undefined, onDelete: undefined }),
  view('d', 'Created by me', 'private', { isDefault: true }),
]

const args: ListedViews & GivenToViews = {
  views,
  current: 'b',
  allHref: '#',
  onOpen: fn(),
  isChanged: false,
  onReset: fn(),
  onSave: fn(),
  onSaveAs: fn(),
  isSaving: false,
  missing: [],
  filters: [],
  values: {},
  onFilters: fn(),
}

const meta = preview.meta({
  title: 'Staff/Views of a list',
  component: ViewBar,
  globals: at('wide'),
  parameters: { picture: false },
  args,
})

/** Who sees a view is said by its drawing and to screen readers in words. */
export const Open = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Main harvest 2026 team' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('link', { name: 'Created by me only me' }))
    await expect(args.onOpen).toHaveBeenCalledWith('#?saved=d')
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Main harvest 2026' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Open the list with this view' }))
    await expect(views[1]?.onDefault).toHaveBeenCalledWith(true)
  },
})

export const Changed = meta.story({
  args: { isChanged: true },
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['Save', 'Save as …', 'Reset']) await userEvent.click(canvas.getByRole('button', { name }))
    await expect([args.onSave, args.onSaveAs, args.onReset].map((called) => (called as ReturnType<typeof fn>).mock.calls.length)).toEqual([
      1, 1, 1,
    ])
  },
})

/** The person may not change the view: they save another one. */
export const ChangedOfOthers = meta.story({
  args: { current: 'c', isChanged: true, onSave: undefined },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Alerts and warnings' }))
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(1)
  },
})

export const Default = meta.story({
  args: { current: 'd' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Created by me' }))
    await expect(await screen.findByRole('menuitem', { name: 'Do not open the list with this view' })).toBeVisible()
  },
})

export const Saving = meta.story({
  args: { isChanged: true, isSaving: true },
  play: async ({ args, canvas, userEvent }) => {
    const { onSave } = args
    ;(onSave as ReturnType<typeof fn>).mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(onSave).not.toHaveBeenCalled()
  },
})

/** None are kept, or they are still on their way. */
export const None = meta.story({ args: { views: undefined, current: undefined, onSave: undefined } })

/** There is no view that was changed: it can only be saved as one. */
export const NoneChanged = meta.story({
  args: { views: [], current: undefined, isChanged: true, onSave: undefined, onReset: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Save as …'])
    await expect(canvas.queryByRole('status')).toBeNull()
  },
})

const many = Array.from({ length: 30 }, (_, number) =>
  view(String(number), `Moisture above the limit in week ${number + 1}`, 'organization'),
)

/** The tabs scroll, and the open one is in view. */
export const Many = meta.story({ args: { views: many, current: '25', isChanged: true } })

export const German = meta.story({ globals: { language: 'de' }, args: { isChanged: true } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { isChanged: true } })

export const Phone = meta.story({ globals: at('phone'), args: { isChanged: true } })
