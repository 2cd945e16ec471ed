import type { Variant } from '@tracemark/api/schemas'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { organizations } from '../../../stories/fixtures.ts'
import { at } from '../../../stories/table.ts'
import type { VariantSharing } from './sharing.ts'
import { VariantScreen, type VariantScreenProps } from './VariantScreen.tsx'

const variant: Variant = {
  id: '01939f00-0000-7000-8000-000000000701',
  thingId: '01939f00-0000-7000-8000-000000000200',
  thingName: 'Finca La Esperanza, washed Caturra',
  variantId: 'SA-2026-04',
  name: 'April lot',
  description: 'Third pass, picked on the upper terraces and dried on patio 3.',
  attributes: [
    { key: 'Altitude', value: '1740.5', type: 'number', unit: 'm' },
    { key: 'Drying', value: 'Open patio', type: 'string' },
    { key: 'Organic', value: 'true', type: 'boolean' },
    { key: 'Harvested', value: '2026-04-12', type: 'date' },
  ],
  components: [],
  status: 'active',
  unitCount: 240,
  percentUsed: 38,
  createdAt: '2026-04-14T10:00:00Z',
}

const draft: Variant = { ...variant, status: 'draft', unitCount: 0, percentUsed: 0 }

const args: VariantScreenProps = {
  variant,
  status: 'active',
  actions: ['SUSPEND', 'SHARE', 'ARCHIVE'],
  ownSlug: 'sierra-alta',
  onAction: fn(),
  onConfirm: fn(),
  onCancel: fn(),
  askUses: async () => ({ name: 'Harvest 2026', deletable: true, usedBy: [] }),
  onRetry: fn(),
  listHref: '/org/sierra-alta/things/01939f00-0000-7000-8000-000000000200/variants',
  onBack: fn(),
  publicPage: '/p/sierra-alta/finca-la-esperanza',
  onChoose: fn(),
  onSend: fn(),
  onRetrySharing: fn(),
  onCloseSharing: fn(),
}

const choosing: VariantSharing = {
  kind: 'choosing',
  profile: { destinations: organizations, recommended: 'continuous' },
  choice: { mode: 'continuous' },
  lacksDestination: false,
  busy: false,
}

const body = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)

const meta = preview.meta({ title: 'Screens/Variants/Variant', component: VariantScreen, globals: at('tablet'), args })

export const Active = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(args.onAction).toHaveBeenLastCalledWith('SHARE')
    const ways = canvas.getAllByRole('link').map((way) => [way.textContent, way.getAttribute('href')])
    await expect(ways).toEqual([
      ['Variants', '/org/sierra-alta/things/01939f00-0000-7000-8000-000000000200/variants'],
      ['Public page', '/p/sierra-alta/finca-la-esperanza'],
    ])
    await userEvent.click(canvas.getByRole('link', { name: 'Variants' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    const menu = within(await body(canvasElement).findByRole('menu'))
    await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Suspend', 'Archive'])
    await userEvent.click(menu.getByRole('menuitem', { name: 'Suspend' }))
    await expect(args.onAction).toHaveBeenLastCalledWith('SUSPEND')
  },
})

/** What is used says why it can't be deleted, and what to do instead. */
export const UsedIsNotDeleted = meta.story({
  parameters: { picture: false },
  args: {
    mayDelete: true,
    askUses: async () => ({ name: 'Harvest 2026', deletable: false, usedBy: [{ kind: 'units', count: 240, href: '#/units' }] }),
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await userEvent.click(await body(canvasElement).findByRole('menuitem', { name: 'Delete' }))
    const dialog = within(await body(canvasElement).findByRole('alertdialog'))
    await expect(await dialog.findByRole('link', { name: '240 units' })).toHaveAttribute('href', '#/units')
    await userEvent.click(dialog.getByRole('button', { name: 'Archive' }))
    await expect(args.onAction).toHaveBeenLastCalledWith('ARCHIVE')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})

export const Draft = meta.story({
  args: { variant: draft, status: 'draft', actions: ['ACTIVATE', 'SUBMIT', 'ARCHIVE', 'DELETE'] },
})

export const Pending = meta.story({
  args: { variant: draft, status: 'pending', actions: ['ACTIVATE', 'RETURN', 'SHARE', 'ARCHIVE', 'DELETE'] },
})

export const Suspended = meta.story({ args: { status: 'suspended', actions: ['ACTIVATE', 'SHARE', 'ARCHIVE'] } })

export const Archived = meta.story({ args: { status: 'archived', actions: ['RESTORE'] } })

export const Deleted = meta.story({ args: { variant: undefined, status: 'none', actions: [] } })

/** Whoever may only read is offered nothing that would be refused. */
export const ReadOnly = meta.story({
  args: { actions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toEqual([])
    await expect(canvas.queryByText(/cannot be deleted/)).toBeNull()
  },
})

export const Refused = meta.story({
  parameters: { secondLook: true },
  args: { variant: draft, status: 'draft', actions: ['ACTIVATE', 'DELETE'], failure: { code: 'variant_used' } },
})

/** Somebody else was faster: the page is read anew by one press, and what is entered in the tab stays. */
export const StatusConflict = meta.story({
  args: { variant: draft, status: 'draft', actions: ['ACTIVATE', 'DELETE'], failure: { code: 'status_conflict' } },
  parameters: { picture: false },
  play: async ({ args, canvas, userEvent }) => {
    const banner = canvas.getByRole('alert')
    await expect(banner).toHaveTextContent('Another user may have changed the status. Reload to see the current status.')
    await userEvent.click(within(banner).getByRole('button', { name: 'Reload' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const NotRead = meta.story({ args: { variant: undefined, status: 'none', actions: [], failure: { code: 'network_unreachable' } } })

export const Loading = meta.story({ args: { variant: undefined, status: 'none', actions: [], loading: true } })

export const ConfirmSuspending = meta.story({
  args: { confirming: { kind: 'become', status: 'suspended' } },
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = within(await body(canvasElement).findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})

export const ConfirmDeleting = meta.story({
  args: { variant: draft, status: 'draft', confirming: { kind: 'delete' } },
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = within(await body(canvasElement).findByRole('alertdialog'))
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled())
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})

/** As its machine does: while a question is asked, nothing can be done. */
const Asking = (props: VariantScreenProps) => {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <VariantScreen
      {...props}
      actions={isAsking ? [] : props.actions}
      confirming={isAsking ? { kind: 'become', status: 'suspended' } : undefined}
      onAction={() => setIsAsking(true)}
      onCancel={() => setIsAsking(false)}
    />
  )
}

export const QuestionTakenBack = meta.story({
  render: (props) => <Asking {...props} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More actions' })
    await userEvent.click(more)
    await userEvent.click(await body(canvasElement).findByRole('menuitem', { name: 'Suspend' }))
    const dialog = within(await body(canvasElement).findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(more).toHaveFocus())
  },
})

export const Sharing = meta.story({
  parameters: { picture: true },
  args: { sharing: choosing },
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = within(await body(canvasElement).findByRole('dialog'))
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Open Granary')
    await expect(args.onChoose).toHaveBeenLastCalledWith({ destination: 103 })
    await userEvent.click(dialog.getByRole('radio', { name: /One-off/ }))
    await expect(args.onChoose).toHaveBeenLastCalledWith({ mode: 'oneOff' })
    await userEvent.click(dialog.getByRole('button', { name: 'Share' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
})

export const SharingWithNobody = meta.story({ args: { sharing: { ...choosing, lacksDestination: true } } })

export const SharingFailed = meta.story({
  args: { sharing: { ...choosing, failure: { code: 'timeout' } } },
  play: async ({ canvasElement }) => {
    await expect(await body(canvasElement).findByRole('alert')).toHaveTextContent(/^Failed to share variant .*Try again/)
  },
})

export const OrganizationsNotLoaded = meta.story({
  parameters: { picture: false },
  args: { sharing: { kind: 'failed', failure: { code: 'timeout', requestId: 'r-1' } } },
  play: async ({ args, canvasElement, userEvent }) => {
    const alert = within(await body(canvasElement).findByRole('alert'))
    await expect(alert.getByRole('heading', { name: 'Failed to load organizations' })).toBeVisible()
    await expect(alert.getByText(/r-1/)).toBeVisible()
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetrySharing).toHaveBeenCalledOnce()
  },
})

/** Any organization can be named, by its short name or by an address of its portal. */
export const SharingByName = meta.story({
  args: { sharing: { ...choosing, profile: { destinations: organizations, recommended: 'oneOff' }, choice: { mode: 'oneOff' } } },
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = within(await body(canvasElement).findByRole('dialog'))
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Another organization…')
    const field = dialog.getByRole('textbox', { name: /^Short name/ })
    await userEvent.type(field, 'Quinta do Vale')
    await userEvent.tab()
    await expect(field).toBeInvalid()
    await userEvent.clear(field)
    await userEvent.type(field, 'Sierra-Alta')
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription(/^This is your own organization/)
    await expect(args.onChoose).toHaveBeenLastCalledWith({ destination: undefined })
    await userEvent.clear(field)
    await userEvent.type(field, 'https://tracemark.example/org/quinta-do-vale/')
    await expect(args.onChoose).toHaveBeenLastCalledWith({ destination: 'quinta-do-vale' })
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'As promised')
    await expect(args.onChoose).toHaveBeenLastCalledWith({ message: 'As promised' })
  },
})

/** Said at the field, and nowhere else. */
export const SharingWithUnknown = meta.story({
  args: {
    sharing: {
      ...choosing,
      profile: { destinations: [], recommended: 'oneOff' },
      choice: { mode: 'oneOff', destination: 'open-granery' },
      failure: { code: 'organization_not_found' },
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await body(canvasElement).findByRole('dialog'))
    await expect(dialog.getByRole('textbox', { name: /^Short name/ })).toHaveAccessibleDescription(/^No organization has this short name/)
    await expect(dialog.queryByRole('alert')).toBeNull()
  },
})

/** What leads into a dead end is not offered. */
export const NoSharingTask = meta.story({
  args: { lacksSharingTask: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Share' })).toBeNull()
  },
})

export const NobodyElse = meta.story({
  args: { sharing: { ...choosing, profile: { destinations: [], recommended: 'oneOff' }, lacksDestination: true } },
})

export const SharingImpossible = meta.story({
  args: { sharing: { kind: 'impossible', profile: { destinations: [], recommended: 'oneOff', obstacle: 'no_sharing_task' } } },
})

export const Shared = meta.story({ args: { sharing: { kind: 'shared' } } })

export const German = meta.story({ globals: { language: 'de' } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })

export const Phone = meta.story({ globals: at('phone') })

export const SharingOnAPhone = meta.story({ args: { sharing: choosing }, globals: at('phone') })
