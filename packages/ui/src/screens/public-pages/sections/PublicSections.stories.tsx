import type { PublicAsset } from '@tracemark/api/schemas'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { richPublicAsset, unitPage } from '../../../stories/rich-public-asset.ts'
import { PublicSections, type PublicSectionsProps } from './PublicSections.tsx'

const { images, blocks: _, certifications, documents, supportProfiles, services, events: __, content = {}, ...bare } = richPublicAsset

/** A page that has nothing but this. */
const only = (parts: Partial<PublicAsset>): PublicSectionsProps => ({ page: { ...bare, ...parts } })

const meta = preview.meta({
  title: 'Screens/Public page/Sections',
  component: PublicSections,
  parameters: { picture: false },
  args: only({}),
})

const headings = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('h2')].map(({ textContent }) => textContent)

/** What an asset does not have leaves no heading. */
export const Nothing = meta.story({
  play: async ({ canvasElement }) => {
    await expect(headings(canvasElement)).toEqual([])
  },
})

export const Certificates = meta.story({
  parameters: { secondLook: true },
  args: only({ certifications }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(certifications?.length ?? 0)
  },
})

export const Documents = meta.story({ args: only({ documents }) })

export const Brand = meta.story({
  args: only({ content: { brandExperience: content.brandExperience } }),
  play: async ({ canvasElement }) => {
    await expect(headings(canvasElement)).toEqual(['Twelve families, one patio'])
  },
})

export const Product = meta.story({ args: only({ content: { productInfo: content.productInfo } }) })

export const Films = meta.story({ args: only({ content: { videos: content.videos } }) })

export const Pictures = meta.story({ args: only({ images }) })

/** A price is written as the language writes it; a seller without one still has a link. */
export const Shopping = meta.story({
  args: only({ content: { shopping: content.shopping, links: content.links } }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('€14.90')
  },
})

export const Support = meta.story({
  parameters: { secondLook: true },
  args: only({ supportProfiles }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+57 606 741 2200' })).toHaveAttribute('href', 'tel:+576067412200')
  },
})

/** A task is offered where its run can be drawn, and begins in its place. */
export const Services = meta.story({
  args: { ...only({ services }), runTask: () => <p>The run of the task</p> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check the bag' }))
    await expect(canvas.getByText('The run of the task')).toBeVisible()
  },
})

export const ServicesWithoutRun = meta.story({
  args: only({ services }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** Of a unit alone, whose content can be taken along. */
export const OfUnit = meta.story({
  parameters: { secondLook: true },
  args: { ...only({ item: unitPage.item }), copyContent: fn(async () => '{}') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeVisible()
  },
})

export const Privacy = meta.story({
  args: only({ content: { privacyPolicy: content.privacyPolicy } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', content.privacyPolicy)
  },
})

export const German = meta.story({ args: { page: richPublicAsset }, globals: { language: 'de' } })

export const RightToLeft = meta.story({ args: { page: richPublicAsset }, globals: { direction: 'rtl' } })
