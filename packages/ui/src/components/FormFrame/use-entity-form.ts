import type { FieldProblem } from '@tracemark/api/schemas'
import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type FieldErrors, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { Failure } from '../../errors/error-code.ts'
import { fieldText } from '../../errors/field-text.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { settleFields } from '../forms/FieldFrame/settle.ts'
import type { Upload } from '../forms/FileField/use-uploads.ts'
import { bindFields, type ShownField } from './bind-fields.ts'
import { describeFields } from './describe-fields.ts'
import { fromControls, toControls, withDefaults } from './entered-values.ts'
import { focusFirstMistake, isHeld } from './form-element.ts'
import { type FieldCheck, gatherMistakes, readControls } from './read-controls.ts'
import type { EntityFormProps, Gone, Refusal } from './types.ts'
import './busy.css'

const hasMissing = (mistakes: FieldErrors): boolean => Object.values(mistakes).some((mistake) => mistake?.type === 'required')
/** As long as a save may take without a word. */
const SLOW_MS = 400

/** Of a form without files. */
const nowhere: Upload = () => Promise.reject(new Error('The form has a field for files, and was not told where to upload them.'))

/**
 * A form of an entity: its fields as the contract describes them, its refusals at their fields, its uploads, and what happens when somebody
 * else saved meanwhile. Each function gives the props of a kit field: `<TextField {...form.text('name', t('common:name'))} />`.
 */
export const useEntityForm = <Schema extends z.ZodMiniType<unknown, object>>(
  schema: Schema,
  {
    values,
    readOnly = false,
    onSave,
    onDirty,
    upload = nowhere,
    refused,
  }: Pick<EntityFormProps<Schema>, 'values' | 'readOnly' | 'onSave' | 'onDirty'> &
    Partial<Pick<EntityFormProps<Schema>, 'upload'>> & {
      /** Why the values that the form begins with were not saved elsewhere. */
      refused?: Refusal<z.input<Schema>> | undefined
    },
  /** What is wrong beyond what the schema says, in words at the fields. */
  check?: FieldCheck<z.input<Schema>>,
) => {
  type Values = z.input<Schema>
  const t = useTranslate()
  const format = useFormat()
  const described = useMemo(() => describeFields(schema), [schema])
  const [problem, setProblem] = useState<Failure>()
  const [stale, setStale] = useState<NonNullable<Refusal<Values>['theirs']>>()
  const [gone, setGone] = useState<Gone>()
  const [saving, setSaving] = useState(false)
  /** What was entered is on its way: what is entered now would not go with it. */
  const [sending, setSending] = useState(false)
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!saving) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [saving])
  const element = useRef<HTMLFormElement & HTMLDivElement>(null)
  const focused = useRef<Element>(null)
  /** Why the last try to save was refused, until the fields say what is wrong. */
  const refusal = useRef<Failure>(undefined)
  useEffect(() => {
    const { current: why } = refusal
    if (saving || !element.current) return
    // What is sent is locked, and loses the focus.
    if (focused.current instanceof HTMLElement && document.activeElement?.contains(element.current)) focused.current.focus()
    focused.current = null
    if (!why) return
    refusal.current = undefined
    // What is wrong in no field that is seen is said above them.
    focusFirstMistake(element.current, () => setProblem((said) => said ?? why))
  }, [saving])
  /** Counts how often all fields began anew. */
  const [round, setRound] = useState(0)
  const running = useRef(new Set<Promise<unknown>>())
  const shown = useRef(new Map<string, ShownField>())
  const before = useRef(values)
  /** What the form was given, or shows: of a default that nobody sees nothing is said. */
  const ofForm = (entered: FieldValues) =>
    Object.fromEntries(Object.entries(entered).filter(([name]) => shown.current.has(name) || name in (before.current ?? {}))) as Values
  /** The names of fields into which something was entered. */
  const used = useRef(new Set<string>())
  const begin = (next: Values) => {
    before.current = next
    used.current.clear()
    form.reset(toControls(next as FieldValues, described))
    setRound((count) => count + 1)
  }
  const isThere = values !== undefined
  const beginWithValues = useEffectEvent(() => {
    if (values !== undefined && before.current === undefined) begin(values)
  })
  useEffect(() => {
    if (isThere) beginWithValues()
  }, [isThere])

  const getText = ({ code, params }: Pick<FieldProblem, 'code' | 'params'>) => fieldText(t, format, { code, params })
  const form = useForm<FieldValues>({
    defaultValues: toControls((values ?? {}) as FieldValues, described),
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: (controls) => readControls(schema, controls, getText, check),
  })
  const { isDirty, errors } = form.formState
  const isMissing = hasMissing(errors)
  const tellDirty = useEffectEvent((dirty: boolean) => onDirty?.(dirty))
  useEffect(() => tellDirty(isDirty), [isDirty])

  const uploads: Upload = (file, options) => {
    const run = upload(file, options)
    running.current.add(run)
    const done = () => running.current.delete(run)
    run.then(done, done)
    return run
  }

  const place = (refusal: Refusal<Values>) => {
    const known = (refusal.fields ?? []).filter(({ path: [name] }) => shown.current.has(String(name)))
    for (const [name, mistake] of gatherMistakes(known, getText)) form.setError(name, mistake)
    if (refusal.gone) setGone(refusal.gone)
    else if (refusal.theirs) setStale(refusal.theirs)
    else if (known.length === 0 || known.length < (refusal.fields ?? []).length) setProblem(refusal)
    return known.length > 0
  }

  const placeRefused = useEffectEvent(() => {
    if (refused && place(refused)) requestAnimationFrame(() => element.current && focusFirstMistake(element.current))
  })
  useEffect(() => placeRefused(), [])

  const mistaken = (why: Failure) => {
    refusal.current = why
  }
  const invalid = (mistakes: FieldErrors) => {
    if (!hasMissing(mistakes)) return mistaken({ code: 'invalid_content' })
    const isWrong = Object.values(mistakes).some((mistake) => mistake?.type !== 'required')
    const missing: Failure = { code: 'required_fields_missing', ...(isWrong && { cause: 'invalid_content' }) }
    setProblem(missing)
    mistaken(missing)
  }
  const save = async (owner: HTMLElement) => {
    setProblem(undefined)
    // What is on its way goes with it; the field itself says what did not arrive.
    const uploaded = await Promise.allSettled(running.current)
    if (uploaded.some(({ status }) => status === 'rejected')) return
    if (uploaded.length === 0 && isHeld(owner)) return mistaken({ code: 'invalid_content' })
    const isSettled = settleFields(owner)
    setSending(true)
    await form.handleSubmit(async (controls) => {
      if (!isSettled) return mistaken({ code: 'invalid_content' })
      const begun = withDefaults((before.current ?? {}) as FieldValues, described)
      const refused = await onSave(ofForm(fromControls(controls)), ofForm(begun))
      if (!refused) return
      place(refused)
      if (!refused.theirs && !refused.gone) mistaken(refused)
    }, invalid)()
    setSending(false)
  }
  const submit = async () => {
    if (saving || gone?.asNew === false || !element.current) return
    focused.current = document.activeElement
    setSaving(true)
    await save(element.current)
    setSaving(false)
  }

  const fields = bindFields<Values>({ form, described, readOnly, getText, uploads, t, format, shown: shown.current, used: used.current })
  return {
    ...fields,
    /** For files within a field of its own: Save waits for them. */
    upload: uploads,
    /** What is entered in a field now; the form is drawn again when it changes. */
    watch: <Name extends keyof Values & string>(name: Name) => form.watch(name) as Values[Name],
    /** What is entered in a field by now, for what is done later. */
    getValue: <Name extends keyof Values & string>(name: Name) => form.getValues(name) as Values[Name],
    /** Of the frame around the fields. */
    frame: {
      element,
      readOnly,
      round,
      loading: round === 0 && before.current === undefined,
      saving,
      sending,
      /** It takes longer than a moment. */
      isSlow,
      gone,
      problem: problem?.code === 'required_fields_missing' && !isMissing ? undefined : problem,
      clearProblem: () => setProblem(undefined),
      isDirty,
      hasMistakes: Object.keys(errors).length > 0,
      /** Back to what it began with. */
      onDiscard: () => {
        setProblem(undefined)
        begin(before.current ?? ({} as Values))
      },
      /** The labels of the fields that are changed. */
      changes: Object.keys(form.formState.dirtyFields).flatMap((name) => shown.current.get(name)?.label ?? []),
      onSubmit: (event: Pick<FormEvent, 'preventDefault'>) => {
        event.preventDefault()
        void submit()
      },
      stale: stale && {
        changed: stale.changed,
        // What only the other one changed stays theirs either way: it is told where there is nothing else to tell.
        differences: [...shown.current].flatMap(([name, { label, show }]) => {
          if (isDirty && !form.formState.dirtyFields[name]) return []
          const [mine, theirs] = [form.getValues(name), (stale.values as FieldValues)[name]].map((value) =>
            show(value === '' ? undefined : value),
          )
          if (mine === theirs) return []
          const hidden = described[name]?.isSecret && t('forms:stale.secret')
          return [{ label, mine: hidden ?? mine ?? '', theirs: hidden ?? theirs ?? '' }]
        }),
        onClose: () => setStale(undefined),
        onTakeTheirs: () => {
          stale.accept()
          begin(stale.values)
          setStale(undefined)
        },
        onOverwrite: () => {
          stale.accept()
          setStale(undefined)
          void submit()
        },
      },
    },
  }
}

export type FormState = ReturnType<typeof useEntityForm>['frame']
