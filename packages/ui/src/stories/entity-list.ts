import { fn } from 'storybook/test'
import type { EntityList } from '../components/ListFrame/ListFrame.tsx'
import { listStates } from './list-states.tsx'

interface Named {
  id: string
  name: string
}

/** A list of entities as the portal gives it to a screen, and its states, made of the stories' rows. */
export const entityList = <Row extends Named>(rows: readonly Row[]) => {
  const states = listStates(
    rows,
    ({ name }) => name,
    (row, name) => ({ ...row, name }),
  )
  const args: EntityList<Row> = {
    ...states.rows,
    onQueryChange: fn(),
    onRetry: fn(),
    onOpen: fn(),
    onCreate: fn(),
    getRowId: ({ id }) => id,
    getRowName: ({ name }) => name,
    getRowHref: ({ id }) => `/${id}`,
    rowActions: () => [
      { id: 'edit', label: 'Edit', onSelect: fn() },
      { id: 'delete', label: 'Delete', icon: 'trash', tone: 'danger', run: fn(async () => []) },
    ],
    bulkActions: [{ id: 'delete', label: 'Delete', icon: 'trash', tone: 'danger', run: fn(async () => []) }],
  }
  return { args, states }
}

/** A form of an entity as the portal gives it. */
export const entityForm = <Values>(values: Values) => ({
  isNew: false,
  values,
  onSave: fn(async () => undefined),
  onCancel: fn(),
  onDirty: fn(),
})
