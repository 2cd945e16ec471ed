import { type CollectionRule, NewCollection } from '@tracemark/api/schemas'
import { FormFrame } from '../../components/FormFrame/FormFrame.tsx'
import type { EntityFormProps } from '../../components/FormFrame/types.ts'
import { useEntityForm } from '../../components/FormFrame/use-entity-form.ts'
import { SelectField } from '../../components/forms/SelectField/SelectField.tsx'
import { TextField } from '../../components/forms/TextField/TextField.tsx'
import type { ListFilter } from '../../components/ListFrame/types.ts'
import { useTranslate } from '../../i18n/context.ts'
import { HeldInteractions, type HeldInteractionsProps } from './HeldInteractions.tsx'
import { RuleField } from './RuleField.tsx'

export interface CollectionFormProps extends EntityFormProps<typeof NewCollection> {
  /** The controls of the rule. */
  filters: readonly ListFilter[]
  /** Filters of the rule that name what was deleted. */
  missing?: readonly string[] | undefined
  /** Hears the rule, so that what it names can be called by its name. */
  onRule: (rule: CollectionRule | undefined) => void
  /** What it holds. Absent for a new one, and where the person may not see interactions. */
  held?: HeldInteractionsProps | undefined
}

const NONE: readonly never[] = []

/** Creates or edits a collection: one that is filled by hand, from the list of interactions, or one that fills itself by a rule. */
export const CollectionForm = ({ filters, missing = NONE, onRule, held, ...props }: CollectionFormProps) => {
  const t = useTranslate()
  const form = useEntityForm(NewCollection, props)
  const rule = form.watch('rule')
  const { onChange, ...field } = form.value('rule', t('collections:rule'))
  const change = (next: CollectionRule | undefined) => {
    onChange(next)
    onRule(next)
  }
  return (
    <FormFrame {...props} form={form} title={props.isNew ? t('collections:new') : (props.name ?? t('names:collections.one'))}>
      <TextField {...form.text('name', t('common:name'))} />
      <TextField {...form.text('description', t('common:description'))} multiline />
      {props.isNew && (
        <SelectField
          label={t('collections:filled')}
          answered
          hint={rule ? undefined : t('collections:fill_hint')}
          defaultValue={rule ? 'rule' : 'hand'}
          options={[
            { value: 'hand', label: t('collections:filled.hand') },
            { value: 'rule', label: t('collections:filled.rule') },
          ]}
          onChange={({ currentTarget: { value } }) => change(value === 'rule' ? {} : undefined)}
        />
      )}
      {rule && (
        <RuleField {...field} defaultValue={rule} hint={t('collections:rule.hint')} filters={filters} missing={missing} onChange={change} />
      )}
      {held && <HeldInteractions {...held} />}
    </FormFrame>
  )
}
