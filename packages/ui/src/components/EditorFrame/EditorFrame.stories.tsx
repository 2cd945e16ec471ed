import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { at } from '../../stories/table.ts'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../forms/TextField/TextField.tsx'
import { EditorFrame, type EditorPane } from './EditorFrame.tsx'
import { useHistory } from './use-history.ts'

interface Draft {
  names: readonly string[]
}

interface EditorProps {
  onSave: () => void
  onDraft: (names: readonly string[]) => void
}

const Editor = ({ onSave, onDraft }: EditorProps) => {
  const [pane, setPane] = useState<EditorPane>('outline')
  const { value, round, change, undo, redo } = useHistory<Draft>({ names: ['Weight', 'Moisture'] }, ({ names }) => onDraft(names))
  const [first = ''] = value.names
  return (
    <EditorFrame
      labels={{ outline: 'Parts', form: 'Part', preview: 'Preview' }}
      pane={pane}
      onPane={setPane}
      undo={undo}
      redo={redo}
      onSave={onSave}
      status={<p>No problems</p>}
      outline={
        <>
          <ul>
            {value.names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <Button onClick={() => change({ names: value.names.toReversed() })}>Turn around</Button>
        </>
      }
      form={
        <TextField
          key={round}
          label="First"
          defaultValue={first}
          onChange={({ currentTarget: { value: name } }) => change({ names: value.names.with(0, name) }, 'first')}
        />
      }
      preview={<p>{value.names.join(', ')}</p>}
    />
  )
}

const meta = preview.meta({
  title: 'Staff/Editor frame',
  component: Editor,
  globals: at('wide'),
  parameters: { picture: false },
  args: { onSave: fn(), onDraft: fn() },
})

/** Letters of one field are one step; what was turned around is another. */
export const UndoAndRedo = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const undo = canvas.getByRole('button', { name: 'Undo' })
    await expect(undo).toBeDisabled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'First' }), ' of bags')
    await expect(args.onDraft).toHaveBeenLastCalledWith(['Weight of bags', 'Moisture'])
    const turn = canvas.getByRole('button', { name: 'Turn around' })
    await userEvent.click(turn)
    await expect(args.onDraft).toHaveBeenLastCalledWith(['Moisture', 'Weight of bags'])
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(args.onDraft).toHaveBeenLastCalledWith(['Weight of bags', 'Moisture'])
    await userEvent.click(undo)
    await expect(args.onDraft).toHaveBeenLastCalledWith(['Weight', 'Moisture'])
    await expect(canvas.getByRole('textbox', { name: 'First' })).toHaveValue('Weight')
    await expect(undo).toBeDisabled()
    turn.focus()
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}{Control>}y{/Control}')
    await expect(args.onDraft).toHaveBeenLastCalledWith(['Moisture', 'Weight of bags'])
    await expect(canvas.getByRole('button', { name: 'Redo' })).toBeDisabled()
  },
})

/** Control and S saves, wherever the focus is; Enter in a line does not. */
export const SavedByKey = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'First' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
})

/** One pane at a time. */
export const Phone = meta.story({
  globals: at('phone'),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: 'First' })).toBeNull()
    await userEvent.click(canvas.getByRole('tab', { name: 'Part' }))
    await expect(canvas.getByRole('textbox', { name: 'First' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Preview' })).toHaveFocus()
    await expect(canvas.getByText('Weight, Moisture')).toBeVisible()
  },
})

/** The list beside one of the other two. */
export const Tablet = meta.story({ globals: at('tablet') })
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
