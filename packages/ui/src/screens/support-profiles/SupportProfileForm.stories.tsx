import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { entityForm } from '../../stories/entity-list.ts'
import { at } from '../../stories/table.ts'
import { arrives, hangs } from '../../stories/uploads.ts'
import { SupportProfileForm, type SupportProfileFormProps } from './SupportProfileForm.tsx'

const visits = { id: '01939f00-0000-7000-8000-000000001101', name: 'Latest farm visits' }

const values = {
  name: 'Growers’ office in Armenia',
  headerText: 'Ask the growers',
  mainText: 'Somebody answers from Monday to Friday.',
  mainContent: '<p>Bring <strong>boots</strong> and a hat.</p>',
  showExpanded: true,
  phone: '+57 606 741 2200',
  email: 'hola@sierra-alta.example',
  collectionId: visits.id,
  kmlMapType: 'link' as const,
  kmlLink: 'https://sierra-alta.example/way.kml',
  contactMethods: ['email' as const, 'phone' as const],
  displayConditions: [{ property: 'country' as const, operator: 2 as const, value: 'DE,AT' }],
  order: 1,
}

const args: SupportProfileFormProps = {
  ...entityForm(values),
  name: values.name,
  upload: arrives,
  profile: { collection: visits },
  findCollections: async () => [{ value: visits.id, label: visits.name }],
  unitStatuses: [
    { value: 1, name: 'All Clear' },
    { value: -1, name: 'Unknown ID' },
  ],
}

const meta = preview.meta({
  title: 'Screens/Support profiles/Support profile',
  component: SupportProfileForm,
  parameters: { picture: false },
  globals: at('wide'),
  args,
})

export const Edit = meta.story({
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('combobox', { name: 'Collection' })).toHaveValue('Latest farm visits')
    await expect(screen.getByText('Germany')).toBeVisible()
    await userEvent.click(screen.getByRole('combobox', { name: 'Contact methods' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Chat' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({ ...values, contactMethods: ['email', 'phone', 'chat'] }, args.values),
    )
  },
})

/** Only one map is saved, and the other comes back with its type. */
export const OtherMap = meta.story({
  play: async ({ args, userEvent }) => {
    const map = await screen.findByRole('combobox', { name: 'Map' })
    await userEvent.selectOptions(map, 'Uploaded KML file')
    await userEvent.upload(screen.getByLabelText(/^KML file/), new File(['<kml/>'], 'way.kml'))
    await expect(await screen.findByText('way.kml uploaded')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const { kmlLink, ...rest } = values
    const saved = { ...rest, kmlMapType: 'file', kmlFile: 'https://files.sierra-alta.example/way.kml' }
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(saved, args.values))
    await userEvent.selectOptions(map, 'Link to a KML file')
    await expect(screen.getByRole('textbox', { name: 'Address of the KML file' })).toHaveValue(kmlLink)
  },
})

export const New = meta.story({
  args: { isNew: true, name: undefined, values: {} as never, profile: undefined },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Visits')
    await userEvent.click(screen.getByRole('button', { name: 'Add a condition' }))
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Value' })).toHaveFocus())
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Remove condition 1' }))
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    const begun = { showExpanded: false, contactMethods: [], displayConditions: [], order: 0 }
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ name: 'Visits', ...begun }, begun))
  },
})

export const Refused = meta.story({
  args: {
    onSave: fn(async () => ({ code: 'name_taken' as const, fields: [{ path: ['name'], code: 'taken' as const, message: 'taken' }] })),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await expect(screen.getByRole('textbox', { name: 'Name' })).toBeInvalid()
  },
})

export const Loading = meta.story({ tags: ['!test'], args: { values: undefined, name: undefined } })
export const NotFound = meta.story({ tags: ['!test'], args: { values: undefined, name: undefined, failure: { code: 'not_found' } } })
export const ReadOnly = meta.story({ args: { readOnly: true } })
export const Phone = meta.story({ globals: at('phone'), args: { upload: hangs } })
