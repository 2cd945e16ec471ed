import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inField } from '../../stories/in-field.tsx'
import { List, type ListItem } from './List.tsx'

const documents: ListItem[] = [
  { id: '1', icon: 'pdf', title: 'Organic certificate', detail: 'PDF, 1.3 MB', href: '#organic', download: 'organic.pdf' },
  { id: '2', icon: 'document', title: 'Prices to growers', detail: 'Spreadsheet, 24 kB', href: '#prices', download: 'prices.xlsx' },
]
const services: ListItem[] = [
  { id: '1', icon: 'phone', title: 'Ask the growers', detail: 'Mondays to Fridays, 8 to 12', href: '#ask' },
  { id: '2', icon: 'truck', title: 'Collect at the mill', detail: 'Bring the bag with its seal' },
  { id: '3', title: 'Return the empty bag' },
]

const meta = preview.meta({ title: 'Field/List', component: List, decorators: [inField], args: { items: documents } })

export const Documents = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Organic certificate PDF, 1.3 MB' })).toHaveAttribute('download', 'organic.pdf')
  },
})

export const Services = meta.story({
  args: { items: services },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
})

export const LongTextsOnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    items: [
      {
        id: '1',
        icon: 'document',
        title: 'Erklärung der Erzeugergemeinschaft über die Ernte des Jahres und die Flächen ihrer Herkunft',
        detail: 'Declaracion_de_los_productores_de_la_montana_de_Nuestra_Senora_2026.pdf',
        href: '#long',
      },
    ],
  },
})

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { items: services } })
