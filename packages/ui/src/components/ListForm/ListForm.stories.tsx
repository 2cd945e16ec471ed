import { NewCategory } from '@tracemark/api/schemas'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type * as z from 'zod/mini'
import preview from '../../../../../.storybook/preview.tsx'
import { at } from '../../stories/table.ts'
import { arrives } from '../../stories/uploads.ts'
import type { FormBinding } from '../FormFrame/types.ts'
import { useEntityForm } from '../FormFrame/use-entity-form.ts'
import { TextField } from '../forms/TextField/TextField.tsx'
import { LineDrawer } from './LineDrawer.tsx'
import { ListEditor, ListRow } from './ListEditor.tsx'
import { TabForm } from './TabForm.tsx'
import { type ListForm, type OpenLine, useListForm } from './use-list-form.ts'

type Entry = z.input<typeof NewCategory>

const EntryDrawer = ({ list, line }: { list: ListForm<Entry>; line: OpenLine<Entry> }) => {
  const form = useEntityForm(NewCategory, {
    values: line.entry,
    refused: line.refused,
    readOnly: list.readOnly,
    upload: list.upload,
    onDirty: list.onDirty,
    onSave: async (values) => {
      list.done(values)
      return undefined
    },
  })
  return (
    <LineDrawer form={form} isNew={line.isNew} title={line.isNew ? 'New step' : line.entry.name} onClose={list.close}>
      <TextField {...form.text('name', 'Name')} />
    </LineDrawer>
  )
}

const Steps = (props: FormBinding<Entry[]>) => {
  const list = useListForm(props, { label: 'Steps', getName: ({ name }) => name })
  return (
    <>
      <TabForm {...props} form={list.form}>
        <ListEditor
          list={list}
          empty={{ icon: 'list', title: 'No steps yet', text: 'Steps say what happens on the way to the port.' }}
          add={{ label: 'Add step', onAdd: () => list.create({ name: '' }) }}
        >
          {(line) => <ListRow name={line.entry.name} detail={line.entry.identifier} onOpen={() => list.edit(line)} />}
        </ListEditor>
      </TabForm>
      {list.open && <EntryDrawer key={list.open.key} list={list} line={list.open} />}
    </>
  )
}

const values: Entry[] = [
  { name: 'Cherry intake', identifier: 'Farm' },
  { name: 'Drying patio', identifier: 'Mill' },
  { name: 'Bag seal', identifier: 'Port' },
]
const args: FormBinding<Entry[]> = { values, onSave: fn(async () => undefined), onDirty: fn(), upload: arrives }

const meta = preview.meta({ title: 'Staff/List form', component: Steps, globals: at('wide'), parameters: { picture: false }, args })

const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((line) => line.querySelector('button[type=button]:not([aria-label])')?.textContent)

/** Lines are put in order, taken away, and saved together. */
export const Rows = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move Bag seal up' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Cherry intake' }))
    await waitFor(() => expect(names(canvas.getByRole('list', { name: 'Steps' }))).toEqual(['Bag seal', 'Drying patio']))
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith([values[2], values[1]], values))
  },
})

/** What is empty says what belongs there, and leads on. */
export const Empty = meta.story({
  args: { values: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Steps say what happens on the way to the port.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add step' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'New step' }))
    await waitFor(() => expect(drawer.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await userEvent.keyboard('Wet mill')
    await userEvent.click(drawer.getByRole('button', { name: 'Done' }))
    await expect(await canvas.findByRole('button', { name: 'Wet mill' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith([{ name: 'Wet mill' }], []))
  },
})

/** Whoever may only read is offered nothing to press. */
export const EmptyReadOnly = meta.story({
  args: { values: [], readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is nothing here yet. You can view this list, but not add to it.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** A line that was begun is not lost by a slip. */
export const LineLeft = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Drying patio' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Drying patio' }))
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), ', raised beds')
    await userEvent.keyboard('{Escape}')
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
    await userEvent.click(question.getByRole('button', { name: 'Stay here' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(drawer.getByRole('textbox', { name: 'Name' })).toHaveValue('Drying patio, raised beds')
  },
})

/** The line that is refused opens, with the reason at its field. */
export const LineRefused = meta.story({
  args: {
    onSave: fn(async () => ({
      code: 'invalid_content' as const,
      fields: [{ path: ['steps', 2, 'name'], message: 'too long', code: 'too_long' as const, params: { maximum: 120 } }],
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move Drying patio down' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Drying patio' }))
    await waitFor(() => expect(drawer.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/120/))
  },
})

/** What somebody else saved stands beside one's own lines. */
export const ChangedMeanwhile = meta.story({
  args: {
    onSave: fn(async () => ({
      code: 'changed_meanwhile' as const,
      theirs: { values: values.slice(0, 2), changed: { at: '2026-11-20T13:58:00Z', by: 'Luisa Marín' }, accept: fn() },
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Drying patio' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Luisa Marín updated this while you were editing' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Use saved version' }))
    await waitFor(() => expect(names(canvas.getByRole('list', { name: 'Steps' }))).toEqual(['Cherry intake', 'Drying patio']))
  },
})

/** Names as long as people give them stay whole. */
export const LongTextOnPhone = meta.story({
  globals: at('phone'),
  args: { values: values.map(({ name }) => ({ name: `${name} de la Cooperativa Multiactiva de Pequeños Caficultores del Quindío` })) },
})
