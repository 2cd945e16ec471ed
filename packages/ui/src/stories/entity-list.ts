import { type ListSchema, readSorts } from '@tracemark/api/schemas'
import { fn } from 'storybook/test'
import type { EntityList } from '../components/ListFrame/ListFrame.tsx'
import { listStates } from './list-states.tsx'

interface Identified {
  id: string
}

/** A list of entities that are called by something else than a name of their own. `query`: of its call. */
export const listCalledBy = <Row extends Identified>(
  query: ListSchema,
  rows: readonly Row[],
  getName: (row: Row) => string,
  rename: (row: Row, name: string) => Row,
) => {
  const states = listStates(rows, getName, rename)
  const args: EntityList<Row> = {
    ...states.rows,
    sorts: readSorts(query),
    onQueryChange: fn(),
    onRetry: fn(),
    onOpen: fn(),
    onCreate: fn(),
    getRowId: ({ id }) => id,
    getRowName: getName,
    getRowHref: ({ id }) => `/${id}`,
    rowActions: () => [
      { id: 'edit', label: 'Edit', onSelect: fn() },
      { id: 'delete', label: 'Delete', icon: 'trash', tone: 'danger', run: fn(async () => []) },
    ],
    bulkActions: [{ id: 'delete', label: 'Delete', icon: 'trash', tone: 'danger', run: fn(async () => []) }],
  }
  return { args, states }
}

/** A list of entities as the portal gives it to a screen, and its states, made of the stories' rows. */
export const entityList = <Row extends Identified & { name: string }>(query: ListSchema, rows: readonly Row[]) =>
  listCalledBy(
    query,
    rows,
    ({ name }) => name,
    (row, name) => ({ ...row, name }),
  )

/** A form of an entity as the portal gives it. */
export const entityForm = <Values>(values: Values) => ({
  isNew: false,
  values,
  onSave: fn(async () => undefined),
  onCancel: fn(),
  onDirty: fn(),
})
