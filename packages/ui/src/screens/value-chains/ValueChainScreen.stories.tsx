import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { assetRows } from '../../stories/assets.ts'
import { at, fetched } from '../../stories/table.ts'
import { arrives } from '../../stories/uploads.ts'
import { coffeeChain } from '../../stories/value-chains.ts'
import { chainTabs } from './chain-tabs.ts'
import { ValueChainScreen, type ValueChainScreenProps } from './ValueChainScreen.tsx'
import { toChainValues } from './values.ts'

const shortChain = { ...coffeeChain, elements: coffeeChain.elements.slice(0, 3) }
const getHref = (id: string) => `/things/${id}/variants`
const assets = assetRows.slice(0, 3)
const usedBy = { assets, total: 5, getHref, onOpen: fn() }

const args: ValueChainScreenProps = {
  chain: coffeeChain,
  values: toChainValues(coffeeChain),
  usedBy,
  tab: 'elements',
  hrefOfTab: (tab) => `/chain/${tab}`,
  onTab: fn(),
  back: { label: 'Value chains', href: '/value-chains', onBack: fn() },
  secondary: { label: 'Duplicate', icon: 'copy', onSelect: fn() },
  actions: [{ id: 'delete', label: 'Delete', icon: 'trash', destructive: true, onSelect: fn() }],
  onSave: fn(async () => undefined),
  onDirty: fn(),
  upload: arrives,
}

/** Tabs as the portal's addresses turn them. */
const Turning = (props: ValueChainScreenProps) => {
  const [tab, setTab] = useState(props.tab)
  const turn = (href: string) => setTab(chainTabs.find((name) => href.endsWith(name)) ?? 'elements')
  return <ValueChainScreen {...props} tab={tab} onTab={turn} />
}

const meta = preview.meta({
  title: 'Screens/Value chains/Value chain',
  component: ValueChainScreen,
  globals: at('wide'),
  args,
  render: (props) => <Turning {...props} />,
})

const list = () => within(screen.getByRole('list', { name: 'Elements' }))
const names = () =>
  list()
    .getAllByRole('button', { name: /^Move / })
    .map((handle) => handle.getAttribute('aria-label')?.replace('Move ', ''))

export const Elements = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Diagram of the chain' })).toHaveTextContent('Port of Buenaventura')
    await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull()
  },
})

/** Several changes are named in the bar, and go together. */
export const Changed = meta.story({
  parameters: { picture: 'light' },
  play: async ({ args, userEvent }) => {
    const menu = async (name: string, action: string) => {
      await userEvent.click(list().getByRole('button', { name: `Actions for ${name}` }))
      await userEvent.click(await screen.findByRole('menuitem', { name: action }, fetched))
    }
    await menu('Wet mill', 'Move up')
    await menu('Roaster', 'Enable')
    await menu('Dry mill', 'Set as default')
    await menu('Warehouse', 'Remove element')
    await expect(names()).toEqual(['Wet mill', 'Farm visit', 'Drying patio', 'Dry mill', 'Port of Buenaventura', 'Roaster'])
    await expect(screen.getByText('4 unsaved changes').closest('p')).toHaveTextContent('Order, Default element, Roaster, Warehouse')
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    const [values] = (args.onSave as ReturnType<typeof fn>).mock.lastCall as Parameters<ValueChainScreenProps['onSave']>
    await expect(values.elements?.map(({ name, isDefault, enabled }) => [name, isDefault, enabled])).toEqual([
      ['Wet mill', false, true],
      ['Farm visit', false, true],
      ['Drying patio', false, true],
      ['Dry mill', true, true],
      ['Port of Buenaventura', false, true],
      ['Roaster', false, true],
    ])
  },
})

export const Discarded = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(list().getByRole('button', { name: 'Actions for Roaster' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove element' }, fetched))
    await expect(args.onDirty).toHaveBeenLastCalledWith(true)
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    await expect(names()).toHaveLength(7)
    await expect(args.onDirty).toHaveBeenLastCalledWith(false)
    await expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
  },
})

/** A mistyped number is said at its field, with what would be right. */
export const Element = meta.story({
  parameters: { picture: true },
  play: async ({ userEvent }) => {
    await userEvent.click(list().getByRole('button', { name: 'Drying patio' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Drying patio' }))
    await userEvent.type(drawer.getByRole('textbox', { name: 'GLN' }), '7701234000018')
    await userEvent.click(drawer.getByRole('button', { name: 'Done' }))
    const gln = drawer.getByRole('textbox', { name: 'GLN' })
    await waitFor(() => expect(gln).toHaveAccessibleDescription(/The check digit should be 1/))
    await waitFor(() => expect(gln).toHaveFocus())
  },
})

export const ElementChanged = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(list().getByRole('button', { name: 'Dry mill' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Dry mill' }))
    await userEvent.clear(drawer.getByRole('textbox', { name: 'Name' }))
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), 'Mill')
    const order = drawer.getByRole('textbox', { name: 'Order' })
    await userEvent.clear(order)
    await userEvent.type(order, '1')
    await userEvent.click(drawer.getByRole('radio', { name: 'Building' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(names()[0]).toBe('Mill'))
    await expect(screen.getByText('2 unsaved changes').closest('p')).toHaveTextContent('Order, Mill')
  },
})

/** What the server refuses of an element is said in its drawer, at its field. */
export const ElementRefused = meta.story({
  args: {
    tab: 'general',
    onSave: fn(async () => ({
      code: 'invalid_content' as const,
      fields: [{ path: ['elements', 2, 'gln'], code: 'identifier_invalid' as const, message: 'is no GLN' }],
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), ' Of one valley.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Drying patio' }))
    const gln = drawer.getByRole('textbox', { name: 'GLN' })
    await waitFor(() => expect(gln).toHaveAccessibleDescription(/^Compare this code with the label, digit by digit/))
    await waitFor(() => expect(gln).toHaveFocus())
    await userEvent.type(gln, '7701234000011')
    await userEvent.click(drawer.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByRole('list', { name: 'Elements' })).toBeVisible()
    await expect(canvas.getByText('2 unsaved changes').closest('p')).toHaveTextContent('Description, Drying patio')
  },
})

/** What was entered in the drawer is not lost by closing it. */
export const ElementLeft = meta.story({
  args: { chain: shortChain, values: toChainValues(shortChain) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Add element' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'New element' }))
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), 'Sorting')
    await expect(args.onDirty).toHaveBeenLastCalledWith(true)
    await userEvent.click(drawer.getByRole('button', { name: 'Cancel' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
    await userEvent.click(question.getByRole('button', { name: 'Stay here' }))
    await expect(await drawer.findByRole('textbox', { name: 'Name' })).toHaveValue('Sorting')
    await userEvent.click(drawer.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(names().at(-1)).toBe('Sorting'))
  },
})

/** The form goes on over the tabs; what is wrong on another one is led to. */
export const General = meta.story({
  args: { tab: 'general' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Default element' }), 'Warehouse')
    await userEvent.click(canvas.getByRole('link', { name: /^Elements/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await expect(name).toBeInvalid()
    await userEvent.type(name, 'Coffee')
    await expect(canvas.getByText('2 unsaved changes').closest('p')).toHaveTextContent('Name, Default element')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
  },
})

export const ContentBlocks = meta.story({ args: { tab: 'blocks' } })
export const NoContentBlocks = meta.story({ args: { tab: 'blocks', chain: { ...coffeeChain, elements: [] } } })
export const UsedBy = meta.story({
  args: { tab: 'used-by' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('and 2 more')).toBeVisible()
    await userEvent.click(within(canvas.getByRole('list', { name: 'Used by' })).getAllByRole('link')[0] as HTMLElement)
    await expect(usedBy.onOpen).toHaveBeenLastCalledWith(getHref(assets[0]?.id ?? ''))
  },
})
export const UsedByNone = meta.story({ args: { tab: 'used-by', usedBy: { ...usedBy, assets: [], total: 0 } } })

export const ChangedMeanwhile = meta.story({
  args: {
    onSave: fn(async () => ({
      code: 'changed_meanwhile' as const,
      theirs: {
        values: { ...toChainValues(coffeeChain), name: 'Coffee' },
        changed: { at: '2026-11-20T13:58:00Z', by: 'Luisa Marín' },
        accept: fn(),
      },
    })),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(list().getByRole('button', { name: 'Actions for Roaster' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove element' }, fetched))
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Luisa Marín updated this while you were editing' }))
    await expect(dialog.getByRole('row', { name: /^Elements/ })).toHaveTextContent('Roaster')
    // Only the other one changed the name: it stays theirs.
    await expect(dialog.queryByRole('row', { name: /^Name/ })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Use saved version' }))
    await waitFor(() => expect(names()).toHaveLength(7))
  },
})

export const DeletedMeanwhile = meta.story({
  args: { onSave: fn(async () => ({ code: 'not_found' as const, gone: { asNew: true } })) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(list().getByRole('button', { name: 'Actions for Roaster' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove element' }, fetched))
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await expect(await screen.findByText(/Save it as a new one\?/)).toHaveTextContent(/^It was deleted/)
    await expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Save as a new one' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2))
    await expect(names()).toHaveLength(6)
  },
})

export const InUse = meta.story({
  args: {
    onSave: fn(async () => ({
      code: 'in_use' as const,
      usedName: 'Port of Buenaventura',
      usedBy: [
        { kind: 'documents' as const, count: 1, href: '#documents' },
        { kind: 'interactions' as const, count: 12, href: '#interactions' },
      ],
    })),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(list().getByRole('button', { name: 'Actions for Port of Buenaventura' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove element' }, fetched))
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    const alert = await screen.findByRole('alert')
    await waitFor(() =>
      expect(alert).toHaveTextContent(
        /^“Port of Buenaventura” is still in use1 document and 12 interactions use it\. Your entries stay on this page\. Disable instead$/,
      ),
    )
    await expect(within(alert).getByRole('link', { name: '12 interactions' })).toHaveAttribute('href', '#interactions')
    await expect(screen.getByRole('button', { name: 'Save changes' })).toBeEnabled()
    await userEvent.click(within(alert).getByRole('button', { name: 'Disable instead' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await expect(names()).toHaveLength(7)
    const name = list().getByRole('button', { name: 'Port of Buenaventura' })
    await expect(name.nextElementSibling).toHaveTextContent(/^Disabled/)
  },
})

export const NoElements = meta.story({
  args: { chain: { ...coffeeChain, elements: [] }, values: { ...toChainValues(coffeeChain), elements: [] } },
})
export const ReadOnly = meta.story({ args: { readOnly: true, secondary: undefined, actions: [] } })
export const Loading = meta.story({ args: { chain: undefined, values: undefined } })
export const NotFound = meta.story({ args: { chain: undefined, values: undefined, failure: { code: 'not_found' } } })

const long = (name: string) => `${name} de la Cooperativa Multiactiva de Pequeños Caficultores de la Cordillera Central`
const longChain = {
  ...coffeeChain,
  name: long(coffeeChain.name),
  elements: coffeeChain.elements.map((element) => ({ ...element, name: long(element.name) })),
}
export const LongText = meta.story({
  args: { chain: longChain, values: toChainValues(longChain) },
  globals: at('phone'),
})
export const Phone = meta.story({ globals: at('phone') })
