import type { ProgramPermission } from '@tracemark/api/schemas'

type Action = string

export interface MatrixRow {
  resource: string
  /** By their actions. */
  permissions: ReadonlyMap<Action, ProgramPermission>
}

/** What most resources know; these stand in columns. */
export const COMMON_ACTIONS: readonly Action[] = ['read', 'list', 'create', 'update', 'delete']

export const getAction = (permission: ProgramPermission): Action => permission.split(':')[1] ?? ''

/** The permissions by resource, in the order of the contract. */
export const listRows = (permissions: readonly ProgramPermission[]): MatrixRow[] => {
  const rows = new Map<string, Map<Action, ProgramPermission>>()
  for (const permission of permissions) {
    const [resource = '', action = ''] = permission.split(':')
    rows.set(resource, (rows.get(resource) ?? new Map()).set(action, permission))
  }
  return [...rows].map(([resource, found]) => ({ resource, permissions: found }))
}

/** All of them, or none where all are chosen. `order` is that of the result. */
export const toggleAll = (
  chosen: readonly ProgramPermission[],
  these: readonly ProgramPermission[],
  order: readonly ProgramPermission[],
): ProgramPermission[] => {
  const next = new Set(chosen)
  const isAll = these.every((permission) => next.has(permission))
  for (const permission of these) {
    if (isAll) next.delete(permission)
    else next.add(permission)
  }
  return order.filter((permission) => next.has(permission))
}

type Cells = readonly (readonly unknown[])[]

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The next cell that is there in the direction of this key, as `[row, column]`; undefined at the edge. */
export const nextCell = (cells: Cells, [row, column]: readonly [number, number], key: string): [number, number] | undefined => {
  const [down, right] = steps[key] ?? [0, 0]
  if (down === 0 && right === 0) return undefined
  for (let [r, c] = [row + down, column + right]; c >= 0 && c < (cells[r]?.length ?? 0); r += down, c += right)
    if (cells[r]?.[c] !== undefined) return [r, c]
  return undefined
}
