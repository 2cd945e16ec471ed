import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { entityForm } from '../../stories/entity-list.ts'
import { at } from '../../stories/table.ts'
import { arrives } from '../../stories/uploads.ts'
import { starters } from '../../stories/value-chains.ts'
import { NewValueChainForm, type NewValueChainFormProps } from './NewValueChainForm.tsx'

const args: NewValueChainFormProps = { ...entityForm({}), isNew: true, upload: arrives, starters }

const meta = preview.meta({ title: 'Screens/Value chains/New value chain', component: NewValueChainForm, globals: at('wide'), args })

const textbox = (name: string) => screen.getByRole('textbox', { name })

/** Choosing a template shows its elements and fills in its name, which can be changed. */
export const FromTemplate = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Wine' }))
    await expect(textbox('Name')).toHaveValue('Wine')
    await userEvent.click(screen.getByRole('radio', { name: 'Coffee' }))
    await expect(textbox('Name')).toHaveValue('Coffee')
    await expect(screen.getByRole('list', { name: 'Elements' })).toHaveTextContent('Drying patio')
    await userEvent.type(textbox('Name'), ' of 2027')
    await userEvent.click(screen.getByRole('radio', { name: 'Just the basics' }))
    await expect(textbox('Name')).toHaveValue('Coffee of 2027')
    await userEvent.click(screen.getByRole('radio', { name: 'Coffee' }))
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        { name: 'Coffee of 2027', description: 'Coffee, step by step.', starter: 'coffee', elements: starters[0]?.elements },
        {},
      ),
    )
  },
})

export const Empty = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create' }))
    await waitFor(() => expect(textbox('Name')).toHaveFocus())
    await expect(textbox('Name')).toBeInvalid()
    await userEvent.type(textbox('Name'), 'Tea')
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ name: 'Tea' }, {}))
  },
})

export const TemplatesOnTheirWay = meta.story({ args: { starters: undefined } })
export const Phone = meta.story({ globals: at('phone') })
