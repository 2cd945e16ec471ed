import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { entityForm } from '../../stories/entity-list.ts'
import { at } from '../../stories/table.ts'
import { UnitLabelsForm, type UnitLabelsFormProps } from './UnitLabelsForm.tsx'

const values = {
  unitIds: ['01939f00-0000-7000-8000-000000000301', '01939f00-0000-7000-8000-000000000309'],
  layout: 'avery_l7160' as const,
  symbol: 'qr' as const,
  startPosition: 1,
  logo: false,
}

const args: UnitLabelsFormProps = { ...entityForm(values), isNew: true, hasLogo: true, onLeave: fn() }

const meta = preview.meta({
  title: 'Screens/Units/Labels of units',
  component: UnitLabelsForm,
  parameters: { picture: false },
  globals: at('wide'),
  args,
})

export const Selected = meta.story({
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('2 labels')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Create labels' }))
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(values, values))
  },
})

export const SomeWithoutPage = meta.story({
  args: { pageHref: '/org/sierra-alta/things/1/public' },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(/^Some of these units belong to an asset without a public page/)).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'Set up the public page' }))
    await expect(args.onLeave).toHaveBeenLastCalledWith('/org/sierra-alta/things/1/public')
  },
})

export const AllWithoutPage = meta.story({
  args: { pageHref: '/org/sierra-alta/things/1/public', allClosed: true },
  play: async () => {
    await expect(await screen.findByText(/^The assets of these units have no public page\./)).toBeVisible()
  },
})

export const Phone = meta.story({ args: { pageHref: '/org/sierra-alta/things/1/public' }, globals: { ...at('phone'), language: 'de' } })
