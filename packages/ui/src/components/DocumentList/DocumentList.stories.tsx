import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { type DocumentEntry, DocumentList } from './DocumentList.tsx'

const file = 'data:text/plain,certificate'

const documents: DocumentEntry[] = [
  { id: '1', name: 'Organic certificate', fileName: 'organic.pdf', size: 1_340_000, gdti: '4719512002889', href: file },
  { id: '2', name: 'Prices to growers', fileName: 'prices.xlsx', size: 24_600, href: file },
  { id: '3', name: 'Interview with a grower', fileName: 'interview.mp3', size: 8_120_000, href: file },
  { id: '4', name: 'Harvest on the slope', fileName: 'harvest.mp4', size: 48_000_000, href: file },
  { id: '5', name: 'Drying patio', fileName: 'patio.jpg', size: 412_000, href: file },
  { id: '6', name: 'Letter of intent', fileName: 'letter.docx', href: file },
]

const size = (value: string) => ({ viewport: { value, isRotated: false } })

const meta = preview.meta({ title: 'Staff/Document list', component: DocumentList, args: { documents }, globals: size('tablet') })

export const Kinds = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Download Organic certificate' })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('download', 'organic.pdf')
  },
})

export const Phone = meta.story({
  args: {
    documents: [
      {
        id: '0',
        name: 'Declaration of conformity of the cooperative of growers of Nuestra Señora de la Candelaria',
        fileName: 'declaration.pdf',
        size: 2_410_000,
        gdti: '4719512002889000000012345678',
        href: file,
      },
      ...documents,
    ],
  },
  globals: size('phone'),
})

export const German = meta.story({ globals: { language: 'de' } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })

export const Empty = meta.story({ args: { documents: [] } })
