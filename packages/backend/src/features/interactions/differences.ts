import { isDeepStrictEqual } from 'node:util'

/** The names that change, with their values before and after. What is named and stays as it is is none of them. */
export const differences = <State extends object>(
  state: State,
  change: Partial<State>,
): { before: Partial<State>; after: Partial<State> } => {
  const names = (Object.keys(change) as (keyof State)[]).filter(
    (name) => change[name] !== undefined && !isDeepStrictEqual(change[name], state[name]),
  )
  const only = (values: Partial<State>) => Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<State>
  return { before: only(state), after: only(change) }
}
