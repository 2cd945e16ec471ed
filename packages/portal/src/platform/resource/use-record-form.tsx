import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@tracemark/api/client'
import { uploadFile } from '@tracemark/api/upload'
import type { FormBinding, Refusal } from '@tracemark/ui/components/form-frame'
import { useToast } from '@tracemark/ui/components/toasts'

import { type ReactNode, useMemo, useRef, useState } from 'react'
import { toFailure, toRefusal } from '../failure.ts'
import { useOrganization } from '../organization-context.tsx'
import { useLeaveGuard } from '../use-leave-guard.tsx'

/** `Held`: what was read, with its versions. */
interface RecordFormOptions<Held, Values> {
  /** Contains `form`: what a form began with is not read anew below the person's hands. */
  queryKey: readonly unknown[]
  /** Nothing is read where false. */
  enabled?: boolean | undefined
  read: (signal?: AbortSignal) => Promise<Held>
  /** Asked once for each version. */
  getValues: (held: Held) => Values
  /** Writes what differs from `before`. `keep`: a part is saved, and the next try goes on from it. */
  write: (values: Values, before: Values, on: Held, keep: (on: Held) => void) => Promise<Held>
  /** What is said once it is saved. */
  told: (next: Held, values: Values, before: Values) => string
  /** The form stays, and begins anew with what was saved. */
  stays: boolean
  /** What follows once it is saved, such as leaving. */
  onSaved: (next: Held) => void
  /** What a refusal says beside why. */
  refuse?: ((error: Error, values: Values, before: Values) => Refusal<Values>) | undefined
  readOnly?: boolean | undefined
  /** The paths of the page that the form is kept on, such as those of its tabs. */
  within?: string | undefined
}

interface RecordForm<Held, Values> {
  form: FormBinding<Values>
  /** As it was read last; undefined while it is loaded. */
  held: Held | undefined
  /** Why it could not be read. */
  error: Error | null
  /** Another one once it is read, and with each save: the form begins anew with it. */
  version: number
  /** Asks before something that is not saved is left. Stands beside the form. */
  question: ReactNode
  /** What was entered is meant to be thrown away. */
  forget: () => void
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The form of one record: it is read with its version, and what was changed meanwhile is shown before it is overwritten. Where
 * somebody else has changed nothing that this form shows, it is saved over what they have.
 */
export const useRecordForm = <Held, Values>(options: RecordFormOptions<Held, Values>): RecordForm<Held, Values> => {
  const {
    queryKey,
    enabled,
    read,
    getValues,
    write,
    told,
    stays,
    onSaved,
    refuse = (error) => toRefusal(error),
    readOnly = false,
    within,
  } = options
  const { client } = useOrganization()
  const queries = useQueryClient()
  const toast = useToast()
  const guard = useLeaveGuard(within)
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    enabled: enabled ?? true,
    // A form begins with what is saved now, and nothing changes below the person's hands.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const held = query.data
  const values = useMemo(() => held && getValues(held), [held])
  const accepted = useRef<Held>(undefined)
  const [newest, setNewest] = useState<Held>()
  const [saves, setSaves] = useState(0)

  const save = async (next: Values, before: Values, on: Held): Promise<undefined> => {
    const saved = await write(next, before, on, (kept) => {
      accepted.current = kept
    })
    guard.forget()
    accepted.current = undefined
    setNewest(undefined)
    toast({ kind: 'positive', text: told(saved, next, before) })
    if (stays) {
      queries.setQueryData(queryKey, saved)
      setSaves((count) => count + 1)
    }
    onSaved(saved)
  }

  const saveOver = async (error: Error, next: Values, before: Values): Promise<Refusal<Values> | undefined> => {
    const refusal = refuse(error, next, before)
    if (refusal.code !== 'changed_meanwhile') return refusal
    const newer = await read()
    const theirs = getValues(newer)
    if (isSame(theirs, before)) return save(next, before, newer)
    setNewest(newer)
    const accept = () => {
      accepted.current = newer
    }
    return { ...refusal, theirs: { values: theirs, changed: error instanceof ApiError ? error.changed : undefined, accept } }
  }

  return {
    held: newest ?? held,
    error: query.error,
    version: held === undefined ? 0 : saves + 1,
    question: guard.question,
    forget: guard.forget,
    form: {
      values,
      readOnly,
      failure: query.error ? toFailure(query.error) : undefined,
      onRetry: () => void query.refetch(),
      onSave: async (next, before) => {
        const on = accepted.current ?? held
        if (on === undefined) return undefined
        return save(next, before, on)
          .catch((error: Error) => saveOver(error, next, before))
          .catch((error: Error) => refuse(error, next, before))
      },
      onDirty: guard.setDirty,
      upload: (file, { signal }) => uploadFile(client, file, { signal }),
    },
  }
}
