import { checkDisplayCondition } from '@tracemark/api/rules'
import { classifications, NewTask, type Task, type TaskResultMessage, type UnitStatus, type Widget } from '@tracemark/api/schemas'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { areComplete } from '../../components/AttributeList/rows.ts'
import type { EditorPane } from '../../components/EditorFrame/EditorFrame.tsx'
import { useHistory } from '../../components/EditorFrame/use-history.ts'
import { RecordForm } from '../../components/FormFrame/RecordForm.tsx'
import type { EntityFormProps } from '../../components/FormFrame/types.ts'
import { useEntityForm } from '../../components/FormFrame/use-entity-form.ts'
import { type Settle, useSettling } from '../../components/forms/FieldFrame/settle.ts'
import { RecordFrame, type RecordFrameProps } from '../../components/RecordFrame/RecordFrame.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import type { MessageKey } from '../../i18n/keys.ts'
import { GeneralTab, toAttributeRows } from './GeneralTab.tsx'
import { type Draft, listQuestions, toDraft, toWidgets } from './outline.ts'
import { findProblems } from './problems.ts'
import { QuestionsTab } from './QuestionsTab.tsx'
import { ResultTab } from './ResultTab.tsx'
import { RulesTab } from './RulesTab.tsx'
import { type TaskTab, taskTabs } from './task-tabs.ts'

const NOTHING: readonly never[] = []

/** Where somebody is in the designer: kept while the form begins anew with what was saved. */
export interface DesignerPlace {
  row: number
  pane: EditorPane
}

/** What the worker's own screens draw of a task that is being designed. Both stay the same as long as what they show of the task does. */
export interface TaskPreviews {
  renderForm: (widgets: readonly Widget[]) => ReactNode
  renderResult: (message: TaskResultMessage) => ReactNode
}

export interface TaskScreenProps
  extends Omit<EntityFormProps<typeof NewTask>, 'as' | 'isNew' | 'name' | 'onCancel'>,
    Pick<RecordFrameProps, 'back' | 'primary' | 'secondary' | 'actions'>,
    TaskPreviews {
  /** As it is saved; undefined while it is loaded. */
  task: Task | undefined
  /** The organization's; absent until they are known. */
  unitStatuses: readonly UnitStatus[] | undefined
  tab: TaskTab
  hrefOfTab: (tab: TaskTab) => string
  onTab: (href: string) => void
  place: DesignerPlace
  onPlace: (place: DesignerPlace) => void
  /** The assets that it can be run for; `primary` adds to them. */
  assets: ReactNode
}

/** Holds up Save where something is wrong that no field of the open tab says. */
const Checked = ({ settle }: { settle: Settle }) => {
  const element = useRef<HTMLDivElement>(null)
  useSettling(element, settle)
  return <div ref={element} data-settles="" hidden />
}

/** A task: its form, what the worker reads at the end, its classification, what it is called, and the assets that it is run for. */
export const TaskScreen = (props: TaskScreenProps) => {
  const { task, unitStatuses, tab, hrefOfTab, onTab, place, onPlace, assets, renderForm, renderResult, back, primary, secondary, actions } =
    props
  const { readOnly = false } = props
  const t = useTranslate()
  const format = useFormat()
  const [metadataProblem, setMetadataProblem] = useState<MessageKey>()
  const isWrong = (condition: Task['ruleConditions'][number]) => checkDisplayCondition(condition, { unitStatuses }) !== undefined
  const form = useEntityForm(NewTask, props, ({ attributes, ruleConditions }) => ({
    ...(!areComplete(toAttributeRows(attributes)) && { attributes: t('forms:attributes.incomplete') }),
    ...(metadataProblem && { metadata: t(metadataProblem) }),
    ...(ruleConditions?.some(isWrong) && { ruleConditions: t('forms:problem.other') }),
  }))
  const config = form.value('config', t('tasks:questions'), (value) =>
    format.list(value?.widgets.map(({ parameters: { label } }) => label) ?? NOTHING),
  )
  const rules = form.list('rules', t('tasks:rules'), (value) => format.list(value?.map(({ classification }) => classification) ?? NOTHING))
  const write = ({ rows, rules: next }: Draft) => {
    config.onChange({ ...form.getValue('config'), widgets: toWidgets(rows) })
    if (next !== form.getValue('rules')) rules.onChange([...next])
  }
  const saved = useMemo(() => toDraft(task?.config.widgets ?? NOTHING, task?.rules ?? NOTHING), [task])
  const history = useHistory(saved, write)
  const { round } = form.frame
  const begun = useRef(round)
  const beginAnew = useEffectEvent((now: number) => {
    if (begun.current === now) return
    begun.current = now
    // What the form begins anew with: what was saved, or what somebody else has saved.
    const { widgets } = NewTask.shape.config.parse(form.getValue('config'))
    history.begin(toDraft(widgets, NewTask.shape.rules.parse(form.getValue('rules'))))
  })
  useEffect(() => beginAnew(round), [round])

  const { rows } = history.value
  const [selected, setSelected] = useState(() => (saved.rows[place.row] ?? saved.rows[0])?.key)
  /** The rows that somebody was at, whose problems are said. */
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(saved.rows.map(({ key }) => key)))
  const [tried, setTried] = useState(false)
  const all = useMemo(() => findProblems(rows), [rows])
  const problems = useMemo(
    () => (tried ? all : new Map([...all].filter(([key]) => left.has(key) && key !== selected))),
    [all, tried, left, selected],
  )
  const select = (key: string) => {
    setLeft((before) => (selected === undefined || before.has(selected) ? before : new Set([...before, selected])))
    setSelected(key)
    onPlace({
      ...place,
      row: Math.max(
        0,
        rows.findIndex((row) => row.key === key),
      ),
    })
  }
  const chosen = rows.some(({ key }) => key === selected) ? selected : rows[0]?.key
  const showPane = (pane: EditorPane) => onPlace({ ...place, pane })

  const settle = () => {
    const [first] = all.keys()
    if (first === undefined) return true
    setTried(true)
    setSelected(first)
    onPlace({ row: rows.findIndex((row) => row.key === first), pane: 'form' })
    if (tab !== 'questions') onTab(hrefOfTab('questions'))
    return false
  }
  const savedValues = useMemo(
    () =>
      new Map(
        (task?.config.widgets ?? NOTHING).flatMap(({ id, parameters }) =>
          parameters.input === 'choice' ? [[id, new Set(parameters.options.map(({ value }) => value))] as const] : [],
        ),
      ),
    [task],
  )

  const fields = {
    name: form.text('name', t('common:name')),
    description: form.text('description', t('common:description')),
    image: form.file('image', t('common:image')),
    discovery: form.flag('usedForDiscovery', t('tasks:discovery')),
    review: form.flag('reviewRequired', t('tasks:review')),
    conditions: form.value('ruleConditions', t('tasks:offered_to'), (value = []) =>
      t('tasks:conditions_count', { count: value.length, shown: format.number(value.length) }),
    ),
    attributes: form.value('attributes', t('task-assets:attributes'), (list = []) => format.list(list.map(({ label }) => label))),
    metadata: form.value('metadata', t('task-assets:metadata'), (value = {}) => format.list(Object.keys(value))),
  }
  const classification = form.value('defaultClassification', t('tasks:default_classification'), (value) =>
    value ? t(`interactions:classification.${value}`) : '',
  )
  const messages = form.value('resultMessages', t('tasks:tab.result'), (value = {}) =>
    format.list(Object.values(value).flatMap((message) => message?.title ?? [])),
  )
  const counts: Partial<Record<TaskTab, number>> = {
    questions: listQuestions(rows).length,
    classification: history.value.rules.length,
    ...(task && { assets: task.assignments }),
  }
  const pageProblem = form.problemAt('config', 'formstackUri')
  return (
    <RecordFrame
      back={back}
      title={task?.name}
      image={task?.image}
      subtitle={task && t('tasks:usage', { count: task.usageCount, shown: format.number(task.usageCount) })}
      failure={props.failure}
      onRetry={props.onRetry}
      primary={tab === 'assets' ? primary : undefined}
      secondary={secondary}
      actions={actions}
      tabs={{
        current: tab,
        onNavigate: onTab,
        tabs: taskTabs.map((id) => {
          const count = counts[id]
          return { id, label: t(`tasks:tab.${id}`), href: hrefOfTab(id), ...(count !== undefined && { badge: format.number(count) }) }
        }),
      }}
    >
      {tab === 'assets' && assets}
      <RecordForm form={form} isAroundForms>
        <Checked settle={settle} />
        {tab === 'questions' && (
          <QuestionsTab
            history={history}
            selected={chosen}
            onSelect={select}
            pane={place.pane}
            onPane={showPane}
            problems={problems}
            refusedAt={(...path) => form.problemAt('config', ...path)}
            savedValues={savedValues}
            readOnly={readOnly}
            renderForm={renderForm}
            onSave={form.frame.onSubmit}
          />
        )}
        {tab === 'result' && (
          <ResultTab
            defaultValue={messages.defaultValue ?? {}}
            messages={form.watch('resultMessages') ?? {}}
            error={messages.error}
            readOnly={readOnly}
            upload={form.upload}
            renderResult={renderResult}
            onChange={messages.onChange}
          />
        )}
        {tab === 'classification' && (
          <RulesTab
            rows={rows}
            rules={history.value.rules}
            readOnly={readOnly}
            round={history.round}
            problemAt={rules.problemAt}
            defaultClassification={{
              label: classification.label,
              hint: t('tasks:default_classification_hint'),
              readOnly,
              defaultValue: classification.defaultValue,
              onChange: ({ currentTarget: { value } }) => classification.onChange(classifications.find((one) => one === value)),
            }}
            onChange={(next) => history.change({ rows, rules: next }, 'rules')}
          />
        )}
        {tab === 'general' && (
          <GeneralTab
            {...fields}
            page={{
              label: t('tasks:page'),
              error: pageProblem,
              defaultValue: config.defaultValue?.formstackUri,
              onChange: (value) => {
                const { formstackUri: _, ...others } = { widgets: [], ...form.getValue('config') }
                config.onChange(value === '' ? others : { ...others, formstackUri: value })
              },
            }}
            entered={form.watch('attributes') ?? []}
            unitStatuses={unitStatuses}
            readOnly={readOnly}
            onMetadataProblem={setMetadataProblem}
          />
        )}
      </RecordForm>
    </RecordFrame>
  )
}
