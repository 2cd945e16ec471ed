import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { picture } from '../../stories/fixtures.ts'
import { at } from '../../stories/table.ts'
import { Chip } from '../Chip/Chip.tsx'
import { PublicPageLink } from './PublicPageLink.tsx'
import { RecordHeader } from './RecordHeader.tsx'

const onBack = fn()

const meta = preview.meta({
  title: 'Staff/Record header',
  component: RecordHeader,
  args: {
    eyebrow: 'Finca La Esperanza, washed Caturra',
    title: 'April lot',
    subtitle: 'SA-2026-04',
    image: picture('#8a5a2b', '#c9ab82'),
    back: { label: 'Variants', href: '#variants', onBack },
    children: (
      <>
        <Chip data-tone="positive">Active</Chip>
        <PublicPageLink href="#public" />
      </>
    ),
  },
})

export const Whole = meta.story({
  play: async ({ canvas, userEvent }) => {
    onBack.mockClear()
    await userEvent.click(canvas.getByRole('link', { name: 'Variants' }))
    await expect(onBack).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Public page' })).toHaveAttribute('target', '_blank')
  },
})

export const NameAlone = meta.story({
  args: { eyebrow: undefined, subtitle: undefined, image: undefined, back: undefined, children: undefined },
})

/** A page that was opened has the focus on its title, without a ring: there is nothing to press. */
export const FocusedTitle = meta.story({
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('heading', { level: 1 })
    // What a browser takes for the keyboard's focus.
    await userEvent.tab()
    title.tabIndex = -1
    title.focus()
    await expect(title).toHaveFocus()
    await expect(getComputedStyle(title).outlineStyle).toBe('none')
  },
})

export const LongNameOnPhone = meta.story({
  parameters: { picture: true },
  globals: at('phone'),
  args: { title: 'Finca Tres Hermanas de la Montaña de Nuestra Señora de la Candelaria de los Altos del Quindío y Alrededores' },
  play: async ({ canvas, args }) => {
    const title = canvas.getByRole('heading', { level: 1 })
    await expect(title).toHaveTextContent(args.title)
    await expect(title.scrollHeight).toBe(title.clientHeight)
  },
})

/** Two lines of it, and all of it for whoever comes to it by keyboard. */
export const LongName = meta.story({
  parameters: { picture: false },
  globals: at('wide'),
  args: {
    title:
      'Finca Tres Hermanas de la Montaña de Nuestra Señora de la Candelaria de los Altos del Quindío y sus Alrededores, lotes lavados de Caturra y Castillo de la cosecha de abril',
  },
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('heading', { level: 1 })
    await expect(title.scrollHeight).toBeGreaterThan(title.clientHeight)
    await userEvent.click(title)
    await expect(title).toHaveFocus()
    await expect(title.scrollHeight).toBe(title.clientHeight)
  },
})

/** No more than its name, in one line. */
export const Folded = meta.story({
  parameters: { picture: false },
  globals: at('phone'),
  args: { folded: true, title: 'Finca Tres Hermanas de la Montaña de Nuestra Señora de la Candelaria' },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 })
    await expect(title).toHaveAttribute('title', 'Finca Tres Hermanas de la Montaña de Nuestra Señora de la Candelaria')
    await expect(title.getBoundingClientRect().height).toBeLessThan(40)
    await expect(canvas.queryByText('SA-2026-04')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Public page' })).toBeVisible()
  },
})

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
