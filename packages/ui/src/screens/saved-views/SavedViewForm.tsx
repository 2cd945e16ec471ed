import { NewSavedView, type SavedView, viewAudiences } from '@tracemark/api/schemas'
import * as z from 'zod/mini'
import { FormFrame } from '../../components/FormFrame/FormFrame.tsx'
import type { EntityFormProps } from '../../components/FormFrame/types.ts'
import { useEntityForm } from '../../components/FormFrame/use-entity-form.ts'
import { type FindOptions, ReferenceField } from '../../components/forms/ReferenceField/ReferenceField.tsx'
import { toOption, useNamed } from '../../components/forms/ReferenceField/use-named.ts'
import { SelectField } from '../../components/forms/SelectField/SelectField.tsx'
import { TextField } from '../../components/forms/TextField/TextField.tsx'
import { useTranslate } from '../../i18n/context.ts'

/** What a person says of a view; the list says the rest. */
export const SavedViewNaming = z.pick(NewSavedView, { name: true, audience: true, teamId: true })

export interface SavedViewFormProps extends EntityFormProps<typeof SavedViewNaming> {
  findTeams: FindOptions
  /** The view as it is saved. */
  view?: Pick<SavedView, 'team'> | undefined
  /** The person may share views of this list. */
  mayShare: boolean
  /** The view can be the person's alone: it is theirs. */
  mayKeep: boolean
}

/** Names a view of a list, and says who sees it. */
export const SavedViewForm = ({ findTeams, view, mayShare, mayKeep, ...props }: SavedViewFormProps) => {
  const t = useTranslate()
  const form = useEntityForm(SavedViewNaming, props)
  const teams = useNamed(findTeams, [toOption(view?.team)])
  const team = form.value('teamId', t('saved-views:audience.team'), teams.getName)
  const audiences = viewAudiences
    .filter((audience) => (audience === 'private' ? mayKeep : mayShare))
    .map((value) => ({ value, label: t(`saved-views:audience.${value}`) }))
  return (
    <FormFrame
      {...props}
      form={form}
      title={props.isNew ? t('saved-views:new') : (props.name ?? t('saved-views:edit'))}
      submitLabel={t('common:save')}
    >
      <TextField {...form.text('name', t('common:name'))} />
      <SelectField
        {...form.choice('audience', t('saved-views:audience'), audiences)}
        answered
        hint={t(mayShare ? 'saved-views:audience_hint' : 'saved-views:cannot_share')}
      />
      {form.watch('audience') === 'team' && (
        <ReferenceField {...team} required selected={teams.getName(team.defaultValue)} find={teams.find} />
      )}
    </FormFrame>
  )
}
