import { useCallback, useRef } from 'react'
import type { SelectOption } from '../SelectField/SelectField.tsx'
import type { FindOptions } from './use-found.ts'

/** Remembers what the options of a reference are called, to say it wherever only the id is left. */
export const useNamed = (find: FindOptions, known: readonly (SelectOption | undefined)[]) => {
  const names = useRef(new Map<string, string>())
  for (const option of known) if (option) names.current.set(option.value, option.label)
  const remembering: FindOptions = useCallback(
    async (text, signal) => {
      const options = await find(text, signal)
      for (const { value, label } of options) names.current.set(value, label)
      return options
    },
    [find],
  )
  return { find: remembering, getName: (id: string | undefined): string => (id === undefined ? '' : (names.current.get(id) ?? id)) }
}

/** An entity as an option. */
export const toOption = (entity: { id: string; name: string } | undefined): SelectOption | undefined =>
  entity && { value: entity.id, label: entity.name }
