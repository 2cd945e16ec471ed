import { styled } from '@mui/material/styles'
import { Id, INVITATIONS_MAX, type Language, languages, NewOrganizationAccounts, type Role } from '@tracemark/api/schemas'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../../components/Button/Button.tsx'
import { FieldRow } from '../../../components/FormFrame/FieldRow.tsx'
import { FormFrame } from '../../../components/FormFrame/FormFrame.tsx'
import type { EntityFormProps, Refusal } from '../../../components/FormFrame/types.ts'
import { useEntityForm } from '../../../components/FormFrame/use-entity-form.ts'
import { BooleanField } from '../../../components/forms/BooleanField/BooleanField.tsx'
import { SelectField } from '../../../components/forms/SelectField/SelectField.tsx'
import { TextField } from '../../../components/forms/TextField/TextField.tsx'
import { flowFailure } from '../../../errors/error-code.ts'
import { useTranslate } from '../../../i18n/context.ts'
import { languageName } from '../../../i18n/language-names.ts'
import { Icon } from '../../../icons/Icon.tsx'
import { type AddressProblem, addressesIn, findProblems } from './addresses.ts'

const Problems = styled('ul')({
  display: 'grid',
  gap: 4,
  margin: '-12px 0 0',
  padding: 0,
  color: 'var(--tm-warning)',
  fontWeight: 550,
  fontSize: 'var(--tm-text-s)',
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& > li': { display: 'flex', gap: 6 },
  '& svg': { flex: 'none', marginTop: 2 },
  '& button': { marginTop: 4 },
})

/** Whom to invite, to what. */
const Invited = z.extend(NewOrganizationAccounts, { teamId: z.optional(Id) })
export type Invited = z.input<typeof Invited>

export interface InviteScreenProps extends Pick<EntityFormProps<typeof Invited>, 'onSave' | 'onCancel' | 'onDirty'> {
  organizationName: string
  /** Those that this person may give, the least first. */
  roles: readonly Role[]
  /** Absent where nobody can be asked into one. */
  teams?: readonly { id: string; name: string }[] | undefined
  /** The organization's own. */
  language: Language
}

/** The addresses that an answer names: `{ path: ['emails', 1] }`. */
const listRefused = (refusal: Refusal<Invited> | undefined, emails: readonly string[]): string[] =>
  (refusal?.fields ?? []).flatMap(({ path: [name, index], code }) =>
    name === 'emails' && code === 'taken' && typeof index === 'number' ? (emails[index] ?? []) : [],
  )

const NONE: readonly never[] = []

/** Invites people to the organization: all of the addresses, or nobody. */
export const InviteScreen = ({ organizationName, roles, teams = NONE, language, onCancel, ...props }: InviteScreenProps) => {
  const t = useTranslate()
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  /** Those that the server has refused: they belong to the organization already. */
  const [refused, setRefused] = useState<readonly string[]>(NONE)
  const words = (problem: AddressProblem): string => {
    if (problem.kind === 'none') return t('invitations:invite.none')
    return problem.kind === 'many'
      ? t('invitations:invite.many', { max: INVITATIONS_MAX })
      : t(`invitations:invite.${problem.kind}`, { email: problem.email })
  }
  const onSave = async (invited: Invited, before: Invited) => {
    const refusal = await props.onSave(invited, before)
    const taken = listRefused(refusal, invited.emails)
    setRefused(taken)
    // Those that are refused are named at the field.
    return refusal && taken.length === 0 ? { ...refusal, ...flowFailure('invitations_not_sent', refusal) } : refusal
  }
  const values: Invited = { emails: [], role: 'member', accessPortal: true, portalLanguage: language }
  const form = useEntityForm(Invited, { ...props, onSave, values }, ({ emails }) => {
    const [problem] = findProblems(emails, refused)
    return { emails: problem && words(problem) }
  })
  const emails = form.value('emails', t('invitations:invite.emails'))
  const written = form.watch('emails')
  const problems = emails.error === undefined ? NONE : findProblems(written, refused)
  const [first, ...others] = problems
  const leaveOut = () => {
    const kept = written.filter((email) => !problems.some((problem) => 'email' in problem && problem.email === email))
    if (field.current) field.current.value = kept.join('\n')
    field.current?.focus()
    emails.onChange(kept)
  }
  return (
    <FormFrame
      as="page"
      isNew
      form={form}
      back={{ label: t('names:invitations.title'), onBack: onCancel }}
      eyebrow={organizationName}
      title={t('invitations:invite.open')}
      submitLabel={t('invitations:invite.send', { count: Math.max(1, written.length) })}
      onCancel={onCancel}
    >
      <TextField
        ref={field}
        label={emails.label}
        name={emails.name}
        multiline
        required
        hint={first ? undefined : t('invitations:invite.emails_hint')}
        error={first ? words(first) : emails.error}
        onChange={({ currentTarget }) => emails.onChange(addressesIn(currentTarget.value))}
      />
      {first && (
        <div role={refused.length > 0 ? 'alert' : undefined}>
          <Problems>
            {others.map((problem) => (
              <li key={words(problem)}>
                <Icon name="warning" size={14} />
                {words(problem)}
              </li>
            ))}
            {'email' in first && (
              <li>
                <Button size="small" onClick={leaveOut}>
                  {t('invitations:invite.leave_out')}
                </Button>
              </li>
            )}
          </Problems>
        </div>
      )}
      <FieldRow>
        <SelectField
          {...form.choice(
            'role',
            t('invitations:invite.role'),
            roles.map((role) => ({ value: role, label: t(`invitations:sent.role.${role}`) })),
          )}
          required
          hint={t('invitations:invite.role_hint')}
        />
        <SelectField
          {...form.choice(
            'portalLanguage',
            t('invitations:invite.language'),
            languages.map((tag) => ({ value: tag, label: languageName(tag) })),
          )}
          required
          hint={t('invitations:invite.language_hint')}
        />
      </FieldRow>
      {teams.length > 0 && (
        <SelectField
          {...form.choice(
            'teamId',
            t('names:teams.one'),
            teams.map(({ id, name }) => ({ value: id, label: name })),
          )}
          hint={t('invitations:invite.team_hint')}
        />
      )}
      <BooleanField {...form.flag('accessPortal', t('invitations:invite.portal'))} hint={t('invitations:invite.portal_hint')} />
    </FormFrame>
  )
}
