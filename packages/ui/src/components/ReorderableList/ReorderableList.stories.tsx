import { useState } from 'react'
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ReorderableList } from './ReorderableList.tsx'

interface Step {
  id: string
  name: string
}

const harvest: Step[] = ['Cherry intake', 'Moisture check', 'Drying patio', 'Bag seal'].map((name, index) => ({ id: `step${index}`, name }))

interface StepsProps {
  label: string
  steps: readonly Step[]
  disabled?: boolean
  onOrder: (names: string[]) => void
}

const Steps = ({ label, steps, disabled, onOrder }: StepsProps) => {
  const [items, setItems] = useState(steps)
  return (
    <ReorderableList
      label={label}
      items={items}
      getId={({ id }) => id}
      getName={({ name }) => name}
      disabled={disabled}
      onOrder={(next) => {
        setItems(next)
        onOrder(next.map(({ name }) => name))
      }}
    >
      {({ name }) => <span style={{ overflowWrap: 'anywhere' }}>{name}</span>}
    </ReorderableList>
  )
}

const args: StepsProps = { label: 'Steps', steps: harvest, onOrder: fn() }

/** The library moves lines in frames of its own. */
const SLOW = { timeout: 5000 }

const meta = preview.meta({ title: 'Staff/Reorderable list', component: Steps, args })

export const Default = meta.story({})

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const handle = canvas.getByRole('button', { name: 'Move Cherry intake' })
    handle.focus()
    await userEvent.keyboard('[Space]')
    await expect(await canvas.findByText('Cherry intake picked up at position 1 of 4', undefined, SLOW)).toBeInTheDocument()
    await userEvent.keyboard('[ArrowDown]')
    await expect(await canvas.findByText('Cherry intake moved to position 2 of 4', undefined, SLOW)).toBeInTheDocument()
    await userEvent.keyboard('[Space]')
    await waitFor(() => expect(args.onOrder).toHaveBeenLastCalledWith(['Moisture check', 'Cherry intake', 'Drying patio', 'Bag seal']))
    await expect(canvas.getByText('Cherry intake dropped at position 2 of 4')).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move Cherry intake' })).toHaveFocus())
  },
})

export const Escaped = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const handle = canvas.getByRole('button', { name: 'Move Drying patio' })
    handle.focus()
    await userEvent.keyboard('[Space]')
    await canvas.findByText('Drying patio picked up at position 3 of 4', undefined, SLOW)
    await userEvent.keyboard('[ArrowUp]')
    await canvas.findByText('Drying patio moved to position 2 of 4', undefined, SLOW)
    await userEvent.keyboard('[Escape]')
    await expect(await canvas.findByText('Drying patio dropped at position 3 of 4', undefined, SLOW)).toBeInTheDocument()
    await expect(args.onOrder).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getAllByRole('listitem').map((line) => line.textContent)).toEqual(harvest.map(({ name }) => name)))
    await waitFor(() => expect(handle).toHaveFocus())
  },
})

export const ByButtons = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const up = canvas.getByRole('button', { name: 'Move Moisture check up' })
    await userEvent.click(up)
    await expect(args.onOrder).toHaveBeenLastCalledWith(['Moisture check', 'Cherry intake', 'Drying patio', 'Bag seal'])
    await expect(canvas.getByText('Moisture check moved to position 1 of 4')).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move Moisture check' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Move Drying patio down' }))
    await expect(args.onOrder).toHaveBeenLastCalledWith(['Moisture check', 'Cherry intake', 'Bag seal', 'Drying patio'])
  },
})

export const ByPointer = meta.story({
  play: async ({ args, canvas }) => {
    // Only a real pointer can be captured.
    spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined)
    const handle = canvas.getByRole('button', { name: 'Move Cherry intake' })
    const line = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect()
    const from = line('Move Cherry intake')
    const to = line('Move Drying patio')
    const at = (rect: DOMRect) => ({ isPrimary: true, pointerType: 'mouse', clientX: rect.x + 8, clientY: rect.y + rect.height / 2 })
    await fireEvent.pointerDown(handle, at(from))
    await fireEvent.pointerMove(document, { ...at(from), clientY: from.y + 40 })
    await canvas.findByText('Cherry intake picked up at position 1 of 4', undefined, SLOW)
    await fireEvent.pointerMove(document, at(to))
    await canvas.findByText('Cherry intake moved to position 3 of 4', undefined, SLOW)
    await fireEvent.pointerUp(document, at(to))
    await waitFor(() => expect(args.onOrder).toHaveBeenCalledOnce())
    await expect(args.onOrder).toHaveBeenLastCalledWith(['Moisture check', 'Drying patio', 'Cherry intake', 'Bag seal'])
  },
})

/** One alone has no order. */
export const OneItem = meta.story({
  parameters: { picture: false },
  args: { steps: harvest.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cherry intake')).toBeVisible()
    await expect(canvas.queryAllByRole('button')).toEqual([])
  },
})

export const Disabled = meta.story({ args: { disabled: true } })

export const LongTextOnAPhone = meta.story({
  args: { steps: [{ id: 'a', name: 'Cherry intake at the collecting station of the Cooperativa El Roble de Nuestra Señora' }, ...harvest] },
  globals: { viewport: { value: 'phone' } },
})

export const German = meta.story({
  args: { label: 'Schritte', steps: ['Kirschannahme', 'Feuchteprüfung', 'Sackplombe'].map((name) => ({ id: name, name })) },
  globals: { language: 'de' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sackplombe nach oben' }))
    await expect(canvas.getByText('Sackplombe an Position 2 von 3 verschoben')).toBeInTheDocument()
  },
})

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
