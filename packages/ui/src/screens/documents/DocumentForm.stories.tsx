import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { entityForm } from '../../stories/entity-list.ts'
import { at } from '../../stories/table.ts'
import { arrives, file } from '../../stories/uploads.ts'
import { DocumentForm, type DocumentFormProps } from './DocumentForm.tsx'

const step = { id: '01939f00-0000-7000-8000-000000001301', name: 'Farm', valueChainName: 'Coffee' }
const values = {
  name: 'Certificate of origin',
  file: '/files/origin.png',
  gdti: '9506000134710',
  valueChainElementId: step.id,
  isPublic: true,
}

const args: DocumentFormProps = {
  ...entityForm(values),
  name: values.name,
  document: {
    ...values,
    id: '01939f00-0000-7000-8000-000000001201',
    valueChainElement: step,
    storedFile: { name: 'origin.png', contentType: 'image/png', size: 184_000 },
    createdAt: '2024-02-05T10:00:00Z',
    dateModified: '2026-11-18T10:00:00Z',
  },
  upload: arrives,
  findSteps: async () => [{ value: step.id, label: 'Farm · Coffee' }],
}

const meta = preview.meta({ title: 'Screens/Documents/Document', component: DocumentForm, globals: at('wide'), args })

export const Edit = meta.story({
  parameters: { picture: 'light' },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('combobox', { name: 'Value chain element' })).toHaveValue('Farm · Coffee')
    await userEvent.click(screen.getByRole('switch', { name: 'Public record' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ ...values, isPublic: false }, values))
  },
})

export const New = meta.story({
  args: { isNew: true, name: undefined, document: undefined, values: {} as never },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Phytosanitary certificate')
    await userEvent.upload(screen.getByLabelText(/^File/), file('phyto.pdf'))
    await expect(await screen.findByText('phyto.pdf')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        { name: 'Phytosanitary certificate', file: 'https://files.sierra-alta.example/phyto.pdf', isPublic: false },
        { isPublic: false },
      ),
    )
  },
})

/** The check digit is looked at when the field is left. */
export const WrongGdti = meta.story({
  args: {
    onSave: fn(async () => ({
      code: 'identifier_invalid' as const,
      fields: [{ path: ['gdti'], code: 'other' as const, message: 'wrong_check_digit' }],
    })),
  },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'GDTI' })
    await userEvent.clear(field)
    await userEvent.type(field, '9506000134717')
    await userEvent.tab()
    await expect(await screen.findByText('The check digit (digit 13) should be 0. Check all digits')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription(/^The check digit \(digit 13\) should be/)
  },
})

/** Its file is not there. */
export const PreviewFailed = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Preview' }))
    await expect(await screen.findByText('The preview could not be loaded. Check your connection, or download the file.')).toBeVisible()
  },
})

export const Loading = meta.story({ tags: ['!test'], args: { values: undefined, name: undefined, document: undefined } })
export const NotFound = meta.story({
  tags: ['!test'],
  args: { values: undefined, name: undefined, document: undefined, failure: { code: 'not_found' } },
})
export const ReadOnly = meta.story({ args: { readOnly: true } })
export const WithoutValueChains = meta.story({ args: { findSteps: undefined } })
export const Phone = meta.story({ globals: at('phone') })
