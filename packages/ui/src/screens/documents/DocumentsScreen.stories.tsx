import { type Document, DocumentQuery } from '@tracemark/api/schemas'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { entityList } from '../../stories/entity-list.ts'
import { picture } from '../../stories/fixtures.ts'
import { at } from '../../stories/table.ts'
import { DocumentsScreen } from './DocumentsScreen.tsx'

const id = (number: number) => `01939f00-0000-7000-8000-00000000${number}`
const dates = { createdAt: '2024-02-05T10:00:00Z', dateModified: '2026-11-18T10:00:00Z' }
const farm = { id: id(1301), name: 'Farm', valueChainName: 'Coffee' }

const rows: readonly Document[] = [
  {
    id: id(1201),
    name: 'Certificate of origin',
    file: picture('#3f6a4a', '#9fb79c'),
    storedFile: { name: 'origin.png', contentType: 'image/png', size: 184_000 },
    gdti: '9506000134710',
    isPublic: true,
    valueChainElementId: farm.id,
    valueChainElement: farm,
    ...dates,
  },
  {
    id: id(1202),
    name: 'Cupping report, lot May',
    file: '/demo/report.pdf',
    storedFile: { name: 'report.pdf', contentType: 'application/pdf', size: 24_600 },
    isPublic: false,
    ...dates,
  },
  { id: id(1203), name: 'Prices to growers', file: '/demo/prices.xlsx', isPublic: false, ...dates },
]

const { args, states } = entityList(DocumentQuery, rows)

const meta = preview.meta({
  title: 'Screens/Documents/Documents',
  component: DocumentsScreen,
  globals: at('wide'),
  args: { ...args, steps: { options: [{ value: farm.id, label: 'Farm · Coffee' }], onSearch: fn() } },
})

export const Several = meta.story({
  parameters: { picture: 'light' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Farm · Coffee')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Value chain element' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Farm · Coffee' }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ filters: { valueChainElementId: farm.id }, page: 1 })
  },
})

const openPreview = (name: string) => async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Preview' }))
  return within(await screen.findByRole('dialog', { name }))
}

export const PicturePreview = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await openPreview('Certificate of origin')(userEvent)
    await expect(dialog.getByRole('img', { name: 'Certificate of origin' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Download Certificate of origin' })).toHaveAttribute('download', 'origin.png')
  },
})

export const NoPreview = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await openPreview('Prices to growers')(userEvent)
    await expect(dialog.getByText('No preview for this file type. Download the file to open it.')).toBeVisible()
  },
})

export const Loading = meta.story({ tags: ['!test'], args: states.loading })
export const Empty = meta.story({ tags: ['!test'], args: states.empty })
export const NothingFound = meta.story({ tags: ['!test'], args: states.nothingFound })
export const Failed = meta.story({ tags: ['!test'], args: states.failed })
export const NoPermission = meta.story({ tags: ['!test'], args: states.noPermission })
export const LongText = meta.story({ args: states.longText, globals: at('phone') })
