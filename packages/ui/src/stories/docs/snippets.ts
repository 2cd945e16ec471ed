/** A flow without a look: what it needs of the world is given, and a component shows what it says. */
const ofMachine = (machine: string, entry: string): string => `import { ${machine} } from '@tracemark/state-machines/${entry}'
import { createActor, type InputFrom } from 'xstate'

export const begin = (input: InputFrom<typeof ${machine}>) => createActor(${machine}, { input }).start()
`

/** A table of assets. `more`: what stands in it beside the rows. */
const ofTable = (more: string): string => `import { type AssetRow, useAssetColumns } from '@tracemark/ui/components/asset-columns'
import { DataTable } from '@tracemark/ui/components/data-table'

export const Example = ({ rows }: { rows: readonly AssetRow[] }) => (
  <DataTable
    label="Assets"
    rows={rows}
    columns={useAssetColumns()}
    getRowId={({ id }) => id}
    getRowName={({ name }) => name}
${more}
    page={1}
    perPage={25}
    total={rows.length}
    onPage={() => {}}
    onPerPage={() => {}}
  />
)
`

const ofForm = `import { NewCategory } from '@tracemark/api/schemas'
import { type EntityFormProps, FormFrame, useEntityForm } from '@tracemark/ui/components/form-frame'
import { TextField } from '@tracemark/ui/components/forms/text-field'

export const CategoryForm = (props: EntityFormProps<typeof NewCategory>) => {
  const form = useEntityForm(NewCategory, props)
  return (
    <FormFrame {...props} form={form} title="Category">
      <TextField {...form.text('name', 'Name')} />
    </FormFrame>
  )
}
`

/** Snippets of what is more than one component with the props of its story, by the title of the stories. Those of all others are written from the stories. */
export const snippets: Readonly<Record<string, string>> = {
  'Staff/List export': `import { type ListExport, useListExport } from '@tracemark/ui/components/list-export'
import { PageHeader } from '@tracemark/ui/components/page-header'

export const Example = (props: ListExport<'xlsx'>) => {
  const { getActions, dialogs } = useListExport({ formats: ['csv', 'xlsx'], total: 204, ...props })
  return (
    <>
      <PageHeader title="Assets" more={getActions({ columns: [], layout: {}, selection: [] })} />
      {dialogs}
    </>
  )
}
`,
  'Widgets/Task run': `import '@tracemark/embed/elements'
import type {} from '@tracemark/embed/types/react'

export const Example = ({ token }: { token: string }) => (
  <tracemark-task token={token} ontracemark-completed={({ detail }) => console.log(detail.classification)} />
)
`,
  'Widgets/Public page': `import '@tracemark/embed/elements'
import type {} from '@tracemark/embed/types/react'

export const Example = () => (
  <tracemark-page thing="sierra-alta/finca-la-esperanza" ontracemark-ready={({ detail }) => console.log(detail.thingName)} />
)
`,
  'Widgets/Builder': `import '@tracemark/embed/elements'
import type {} from '@tracemark/embed/types/react'

export const Example = () => <tracemark-page thing="sierra-alta/finca-la-esperanza" lang="de" theme="light" />
`,
  'Pages/Portal': `import type { ComponentProps } from 'react'
import { AppFrame } from '@tracemark/ui/components/app-frame'
import { AssetsScreen } from '@tracemark/ui/screens/assets/list'

type Known = { frame: ComponentProps<typeof AppFrame>; assets: ComponentProps<typeof AssetsScreen> }

export const Example = ({ frame, assets }: Known) => (
  <AppFrame {...frame}>
    <AssetsScreen {...assets} />
  </AppFrame>
)
`,
  'Screens/Session/Flow of the current organization': ofMachine('currentOrganizationMachine', 'current-organization'),
  'Screens/Tasks/Flow of guided tasks': ofMachine('guidedTasksMachine', 'guided-tasks'),
  'Screens/Invitations/Flow of an invitation': ofMachine('invitationMachine', 'invitation'),
  'Screens/Tasks/Flow of the sender': ofMachine('senderMachine', 'device-runs'),
  'Screens/Session/Flow of the session': ofMachine('sessionMachine', 'session'),
  'Screens/Tasks/Flow of a task run': ofMachine('taskRunMachine', 'task-run'),
  'Screens/Variants/Flow of a variant': ofMachine('variantMachine', 'variant'),
  'Screens/Session/Flow of a new version': ofMachine('versionCheckMachine', 'version-check'),
  'Screens/Assets/Update from clipboard': `import type { ComponentProps } from 'react'
import { ClipboardScreen } from '@tracemark/ui/screens/clipboard'

export const Example = (props: ComponentProps<typeof ClipboardScreen>) => <ClipboardScreen {...props} />
`,
  'Screens/Variants/Variant tabs': `import type { ComponentProps } from 'react'
import { ComponentsTab } from '@tracemark/ui/screens/variants/record'

export const Example = (props: ComponentProps<typeof ComponentsTab>) => <ComponentsTab {...props} />
`,
  'Staff/Choice menu': `import { Button } from '@tracemark/ui/components/button'
import { useChoiceMenu } from '@tracemark/ui/components/choice-menu'

export const Example = () => {
  const { opener, menu } = useChoiceMenu([{ id: 'duplicate', label: 'Duplicate', icon: 'layers', onChoose: () => {} }])
  return (
    <>
      <Button {...opener}>Actions</Button>
      {menu}
    </>
  )
}
`,
  'Staff/Data table': ofTable(`    sort={{ field: 'name', direction: 'asc' }}
    onSort={() => {}}
    onOpen={() => {}}`),
  'Staff/Data table of assets': ofTable('    onOpen={() => {}}'),
  'Staff/Data table behaviour': ofTable(`    sort={{ field: 'name', direction: 'asc' }}
    onSort={() => {}}`),
  'Staff/Data table columns': ofTable('    density="roomy"'),
  'Staff/Date range picker': `import { type DateRange, DateRangePicker } from '@tracemark/ui/components/date-range-picker'
import { useState } from 'react'

export const Example = () => {
  const [value, setValue] = useState<DateRange>({ range: 'custom', from: '2026-05-01', to: '2026-05-31' })
  return <DateRangePicker label="Period" value={value} timeZone="UTC" onChange={setValue} />
}
`,
  'Staff/Form frame': ofForm,
  'Staff/Forms/Form of 200 fields': ofForm,
  'Staff/List form': `import { NewCategory } from '@tracemark/api/schemas'
import { useEntityForm } from '@tracemark/ui/components/form-frame'
import { TextField } from '@tracemark/ui/components/forms/text-field'
import type { FormBinding } from '@tracemark/ui/components/form-frame'
import { LineDrawer, ListEditor, type ListForm, ListRow, type OpenLine, TabForm, useListForm } from '@tracemark/ui/components/list-form'

interface Step {
  name: string
}

const StepDrawer = ({ list, line }: { list: ListForm<Step>; line: OpenLine<Step> }) => {
  const { readOnly, upload, onDirty } = list
  const onSave = async (values: Step) => {
    list.done(values)
    return undefined
  }
  const form = useEntityForm(NewCategory, { values: line.entry, refused: line.refused, readOnly, upload, onDirty, onSave })
  return (
    <LineDrawer form={form} isNew={line.isNew} title="Step" onClose={list.close}>
      <TextField {...form.text('name', 'Name')} />
    </LineDrawer>
  )
}

export const Steps = (props: FormBinding<Step[]>) => {
  const list = useListForm(props, { label: 'Steps', getName: ({ name }) => name })
  return (
    <>
      <TabForm {...props} form={list.form}>
        <ListEditor
          list={list}
          empty={{ icon: 'list', title: 'No steps yet', text: 'Steps say what happens on the way to the port.' }}
          add={{ label: 'Add step', onAdd: () => list.create({ name: '' }) }}
        >
          {(line) => <ListRow name={line.entry.name} onOpen={() => list.edit(line)} />}
        </ListEditor>
      </TabForm>
      {list.open && <StepDrawer key={list.open.key} list={list} line={list.open} />}
    </>
  )
}
`,
  'Staff/List frame': `import type { AssetRow } from '@tracemark/ui/components/asset-columns'
import { ListFrame, type ListFrameProps } from '@tracemark/ui/components/list-frame'

export const Example = (props: ListFrameProps<AssetRow>) => <ListFrame {...props} />
`,
  'Staff/Code loaded on demand': `import { onDemand, useOnDemand } from '@tracemark/ui/components/on-demand'

const map = onDemand(() => import('@tracemark/ui/components/world-map'))

export const Example = ({ wanted }: { wanted: boolean }) => {
  const code = useOnDemand(map, wanted)
  return code ? <code.WorldMap title="Where it happened" places={[]} /> : null
}
`,
  'Staff/Reorderable list': `import { ReorderableList } from '@tracemark/ui/components/reorderable-list'
import { useState } from 'react'

export const Example = () => {
  const [steps, setSteps] = useState(['Cherry intake', 'Moisture check', 'Bag seal'])
  return (
    <ReorderableList label="Steps" items={steps} getId={(step) => step} getName={(step) => step} onOrder={(next) => setSteps([...next])}>
      {(step) => step}
    </ReorderableList>
  )
}
`,
  'Staff/Board': `import { Board, type BoardProps } from '@tracemark/ui/components/board'

interface Bag {
  id: string
  name: string
  state: string
}

export const Example = (props: BoardProps<Bag>) => <Board {...props} />
`,
  'Staff/Editor frame': `import { EditorFrame, type EditorPane, useHistory } from '@tracemark/ui/components/editor-frame'
import { TextField } from '@tracemark/ui/components/forms/text-field'
import { useState } from 'react'

export const Example = ({ onDraft, onSave }: { onDraft: (draft: { name: string }) => void; onSave: () => void }) => {
  const [pane, setPane] = useState<EditorPane>('outline')
  const { value, round, change, undo, redo } = useHistory({ name: 'Weight' }, onDraft)
  return (
    <EditorFrame
      labels={{ outline: 'Parts', form: 'Part', preview: 'Preview' }}
      pane={pane}
      onPane={setPane}
      undo={undo}
      redo={redo}
      onSave={onSave}
      outline={value.name}
      form={<TextField key={round} label="Name" defaultValue={value.name} onChange={(event) => change({ name: event.currentTarget.value }, 'name')} />}
      preview={value.name}
    />
  )
}
`,
  'Staff/Forms/Field list': `import { FieldList } from '@tracemark/ui/components/forms/field-list'
import { TextField } from '@tracemark/ui/components/forms/text-field'

export const Example = ({ onChange }: { onChange: (steps: { name: string }[]) => void }) => (
  <FieldList label="Steps" addLabel="Add step" itemsLimit={20} getName={({ name }) => name} create={() => ({ name: '' })} onChange={onChange}>
    {({ item, change }) => <TextField label="Name" defaultValue={item.name} onChange={(event) => change({ name: event.currentTarget.value })} />}
  </FieldList>
)
`,
  'Staff/Visually hidden': `import { VisuallyHidden } from '@tracemark/ui/components/visually-hidden'

export const Example = () => <VisuallyHidden>Opens in a new tab</VisuallyHidden>
`,
}
