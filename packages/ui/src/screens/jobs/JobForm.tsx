import { Id, type Job, type JobOfUnit, jobReminders, jobRepeats, NewJob, type NewJobs } from '@tracemark/api/schemas'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { FieldRow } from '../../components/FormFrame/FieldRow.tsx'
import { FormFrame } from '../../components/FormFrame/FormFrame.tsx'
import { FormNotice } from '../../components/FormFrame/FormNotice.tsx'
import type { EntityFormProps, Refusal } from '../../components/FormFrame/types.ts'
import { useEntityForm } from '../../components/FormFrame/use-entity-form.ts'
import { BooleanField } from '../../components/forms/BooleanField/BooleanField.tsx'
import { DateTimeField } from '../../components/forms/DateTimeField/DateTimeField.tsx'
import { ReferencesField } from '../../components/forms/MultiSelectField/MultiSelectField.tsx'
import { type FindOptions, ReferenceField } from '../../components/forms/ReferenceField/ReferenceField.tsx'
import { toOption, useNamed } from '../../components/forms/ReferenceField/use-named.ts'
import { SelectField } from '../../components/forms/SelectField/SelectField.tsx'
import { TextField } from '../../components/forms/TextField/TextField.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { JobLink, type JobLinkProps } from './JobLink.tsx'

const subjects = ['one', 'several', 'whole'] as const
type Subject = (typeof subjects)[number]

/** What is asked beside the job: the asset, and its units where there are several. */
const asked = z.extend(NewJob, { thingId: z.optional(Id), unitIds: z.optional(z.array(Id)) })
const askedBySubject = {
  one: z.extend(asked, { thingId: Id, itemId: Id }),
  several: z.extend(asked, { thingId: Id, unitIds: z.array(Id).check(z.minLength(1)) }),
  whole: z.extend(asked, { thingId: Id }),
}

export interface JobFormProps extends EntityFormProps<typeof NewJob> {
  findAssets: FindOptions
  /** The units of an asset. */
  findUnits: (assetId: string, text: string, signal: AbortSignal) => ReturnType<FindOptions>
  /** The tasks that can be run for an asset. */
  findTasks: (assetId: string, text: string, signal: AbortSignal) => ReturnType<FindOptions>
  /** Absent where this person may not see who belongs to the organization. */
  findPeople?: FindOptions | undefined
  /** Which of these units have a job that is to be done. Never rejects. */
  findJobs: (unitIds: readonly string[]) => Promise<readonly JobOfUnit[]>
  /** Creates jobs for several units. Never rejects. */
  onSaveMany: (jobs: NewJobs) => Promise<Refusal<z.input<typeof NewJob>> | undefined>
  /** Where a job is shown. */
  getJobHref: (id: string) => string
  onOpen: (href: string) => void
  /** The job as it is saved. */
  job?: Job | undefined
  /** Makes a link with which anyone runs the task. Absent where the person may not, or where nothing is to be done. */
  onLink?: JobLinkProps['onCreate'] | undefined
}

const findNone: FindOptions = async () => []

/** Options of what belongs to an asset; none until there is one. */
const useOfAsset = (assetId: string | undefined, find: JobFormProps['findTasks']) =>
  useMemo<FindOptions>(() => (assetId ? (text, signal) => find(assetId, text, signal) : findNone), [assetId, find])

/** Those of the units that have a job to do already, as long as they are chosen. */
const useJobsOfUnits = (unitIds: readonly string[], findJobs: JobFormProps['findJobs']): readonly JobOfUnit[] => {
  const [found, setFound] = useState<readonly JobOfUnit[]>([])
  const wanted = unitIds.join(' ')
  useEffect(() => {
    if (wanted === '') return
    let isWanted = true
    void findJobs(wanted.split(' ')).then((jobs) => isWanted && setFound(jobs))
    return () => {
      isWanted = false
    }
  }, [wanted, findJobs])
  return found.filter(({ unit }) => unitIds.includes(unit.id))
}

/** Asks somebody to run a task until a date: for a unit, several, or an asset as a whole. What it is for and its task stay. */
export const JobForm = ({
  findAssets,
  findUnits,
  findTasks,
  findPeople,
  findJobs,
  onSaveMany,
  getJobHref,
  onOpen,
  job,
  onLink,
  ...props
}: JobFormProps) => {
  const t = useTranslate()
  const format = useFormat()
  const { isNew, readOnly = false } = props
  const [subject, setSubject] = useState<Subject>('one')
  const form = useEntityForm(isNew ? askedBySubject[subject] : asked, {
    ...props,
    onSave: ({ thingId: _, unitIds = [], itemId, ...said }, before) => {
      if (isNew && subject === 'several') return onSaveMany({ ...NewJob.parse(said), unitIds })
      return props.onSave({ ...said, ...(subject === 'one' && itemId !== undefined && { itemId }) }, before)
    },
  })
  const assets = useNamed(findAssets, [toOption(job?.thing)])
  const asset = form.value('thingId', t('names:assets.one'), assets.getName)
  const assetId = form.watch('thingId') ?? undefined
  const units = useNamed(useOfAsset(assetId, findUnits), [toOption(job?.unit)])
  const unit = form.value('itemId', t('names:units.one'), units.getName)
  const chosen = form.value('unitIds', t('names:units.title'), (ids = []) => format.list(ids.map(units.getName)))
  const tasks = useNamed(useOfAsset(assetId, findTasks), [job && { value: job.taskThingId, label: job.task.name }])
  const task = form.value('taskThingId', t('names:tasks.one'), tasks.getName)
  const assigned = job?.assignedTo !== undefined ? { value: job.assignedTo, label: job.assignedToName ?? job.assignedTo } : undefined
  const people = useNamed(findPeople ?? findNone, [assigned])
  const person = form.value('assignedTo', t('jobs:assigned_to'), people.getName)
  const when = (value: string | undefined) => (value ? format.dateTime(value) : '')
  const unitId = form.watch('itemId')
  const unitIds = subject === 'several' ? (form.watch('unitIds') ?? []) : unitId ? [unitId] : []
  const busy = useJobsOfUnits(isNew && subject !== 'whole' ? unitIds : [], findJobs)
  const count = unitIds.length - busy.length
  const firstHint = assetId ? undefined : t('jobs:unit_first')
  const renderSubject = (): ReactNode => {
    if (subject === 'one')
      return <ReferenceField {...unit} key={assetId} hint={firstHint} selected={units.getName(unit.defaultValue)} find={units.find} />
    return subject === 'several' && <ReferencesField {...chosen} key={assetId} hint={firstHint} selected={[]} find={units.find} />
  }
  return (
    <FormFrame
      {...props}
      form={form}
      title={isNew ? t('jobs:new') : (props.name ?? t('names:jobs.one'))}
      eyebrow={job?.code}
      submitLabel={isNew && subject === 'several' && count > 0 ? t('jobs:create', { count, shown: format.number(count) }) : undefined}
    >
      <TextField {...form.text('name', t('common:name'))} />
      {isNew ? (
        <>
          <ReferenceField
            {...asset}
            selected={assets.getName(asset.defaultValue)}
            find={assets.find}
            // Its units and tasks are others.
            onChange={(next) => {
              asset.onChange(next)
              unit.onChange(undefined)
              chosen.onChange(undefined)
              task.onChange(undefined)
            }}
          />
          <SelectField
            label={t('jobs:subject')}
            answered
            options={subjects.map((value) => ({ value, label: t(`jobs:subject.${value}`) }))}
            defaultValue={subject}
            onChange={({ target }) => setSubject(subjects.find((value) => value === target.value) ?? 'one')}
          />
          {renderSubject()}
          {busy.map(({ id, code, unit: { id: key, name } }) => (
            <FormNotice key={key} text={t('jobs:has_job', { name, code })} ways={[{ label: code, href: getJobHref(id) }]} onOpen={onOpen} />
          ))}
        </>
      ) : (
        job && (
          <TextField
            label={t(job.unit ? 'names:units.one' : 'names:assets.one')}
            readOnly
            defaultValue={job.unit ? [job.unit.name, job.thing.name].join(', ') : job.thing.name}
          />
        )
      )}
      <ReferenceField
        {...task}
        required={task.required && isNew}
        key={isNew ? `task ${assetId}` : undefined}
        readOnly={readOnly || !isNew}
        hint={isNew ? firstHint : undefined}
        selected={tasks.getName(task.defaultValue)}
        find={tasks.find}
      />
      {findPeople && <ReferenceField {...person} selected={people.getName(person.defaultValue)} find={people.find} />}
      <DateTimeField {...form.value('dueDate', t('jobs:due'), when)} />
      <DateTimeField {...form.value('expiryDate', t('jobs:expires'), when)} hint={t('jobs:expires_hint')} />
      <BooleanField {...form.flag('highPriority', t('jobs:high_priority'))} />
      <FieldRow>
        <SelectField
          {...form.choice(
            'repeat',
            t('jobs:repeat'),
            jobRepeats.map((value) => ({ value, label: t(`jobs:repeat.${value}`) })),
          )}
          none={t('jobs:repeat.never')}
          hint={t('jobs:repeat_hint')}
        />
        <SelectField
          {...form.choice(
            'remindBefore',
            t('jobs:remind'),
            jobReminders.map((value) => ({ value, label: t(`jobs:remind.${value}`) })),
          )}
          none={t('jobs:remind.never')}
          hint={t('jobs:remind_hint')}
        />
      </FieldRow>
      <TextField {...form.text('note', t('jobs:note'))} multiline />
      {job && onLink && <JobLink job={job} onCreate={onLink} />}
    </FormFrame>
  )
}
