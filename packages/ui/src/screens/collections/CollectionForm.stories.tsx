import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { entityForm } from '../../stories/entity-list.ts'
import { at } from '../../stories/table.ts'
import { arrives } from '../../stories/uploads.ts'
import { CollectionForm, type CollectionFormProps } from './CollectionForm.tsx'

const values: NonNullable<CollectionFormProps['values']> = {
  name: 'Cup of the year 2026',
  description: 'From cherry to port',
  interactionIds: [],
}
const args: CollectionFormProps = { ...entityForm(values), name: 'Cup of the year 2026', upload: arrives }

const meta = preview.meta({ title: 'Screens/Collections/Collection', component: CollectionForm, globals: at('wide'), args })

export const Edit = meta.story({
  parameters: { picture: false },
  play: async ({ args, userEvent }) => {
    const name = await screen.findByRole('textbox', { name: 'Name' })
    // An editor of formatted text comes after the form, and a picture must not depend on the moment.
    await waitFor(() => expect(document.querySelector('.MuiSkeleton-root')).toBeNull(), { timeout: 10_000 })
    await userEvent.clear(name)
    await userEvent.type(name, 'Another name')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ ...values, name: 'Another name' }, args.values))
  },
})
export const New = meta.story({ args: { isNew: true, name: undefined } })
export const Loading = meta.story({ tags: ['!test'], args: { values: undefined, name: undefined } })
export const NotFound = meta.story({ tags: ['!test'], args: { values: undefined, name: undefined, failure: { code: 'not_found' } } })
export const ReadOnly = meta.story({ args: { readOnly: true } })
export const Phone = meta.story({ globals: at('phone') })
