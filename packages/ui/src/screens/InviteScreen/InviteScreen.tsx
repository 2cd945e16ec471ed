import { styled } from '@mui/material/styles'
import { type Language, languages, type Role } from '@tracemark/api/schemas'
import { useRef, useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { focusFirstMistake } from '../../components/FormFrame/form-element.ts'
import { FormPage } from '../../components/FormPage/FormPage.tsx'
import { BooleanField } from '../../components/forms/BooleanField/BooleanField.tsx'
import { SelectField } from '../../components/forms/SelectField/SelectField.tsx'
import { TextField } from '../../components/forms/TextField/TextField.tsx'
import { type Failure, flowFailure } from '../../errors/error-code.ts'
import { useTranslate } from '../../i18n/context.ts'
import { languageName } from '../../i18n/language-names.ts'
import { Icon } from '../../icons/Icon.tsx'
import { type AddressProblem, addressesIn, INVITATIONS_MAX, problemsOf } from './addresses.ts'

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

const Pair = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', gap: 20 })

/** Whom to invite, to what. */
export interface Invited {
  emails: string[]
  role: Role
  accessPortal: boolean
  portalLanguage?: Language | undefined
  teamId?: string | undefined
}

export interface InviteScreenProps {
  organizationName: string
  /** Those that this person may give, the least first. */
  roles: readonly Role[]
  /** Absent where nobody can be asked into one. */
  teams?: readonly { id: string; name: string }[] | undefined
  /** The organization's own. */
  language: Language
  busy?: boolean
  failure?: Failure | undefined
  /** Addresses that the server has refused: they belong to the organization already. */
  refused?: readonly string[]
  onSubmit: (invited: Invited) => void
  onCancel: () => void
}

const NONE: readonly never[] = []

/** Invites people to the organization: all of the addresses, or nobody. */
export const InviteScreen = ({ refused = NONE, busy, failure, onSubmit, onCancel, ...offered }: InviteScreenProps) => {
  const t = useTranslate()
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const [emails, setEmails] = useState<readonly string[]>([])
  const [tried, setTried] = useState(false)
  const problems = tried || refused.length > 0 ? problemsOf(emails, refused) : []

  const submit = (form: HTMLFormElement) => {
    setTried(true)
    if (problemsOf(emails, refused).length > 0) return focusFirstMistake(form)
    const said = new FormData(form)
    onSubmit({
      emails: [...emails],
      role: offered.roles.find((role) => role === said.get('role')) ?? 'member',
      accessPortal: said.get('accessPortal') === 'on',
      portalLanguage: languages.find((tag) => tag === said.get('language')),
      teamId: String(said.get('team') ?? '') || undefined,
    })
  }

  const leaveOut = () => {
    const kept = emails.filter((email) => !problems.some((problem) => 'email' in problem && problem.email === email))
    if (field.current) field.current.value = kept.join('\n')
    field.current?.focus()
    setEmails(kept)
    setTried(false)
  }

  const words = (problem: AddressProblem): string => {
    if (problem.kind === 'none') return t('invite:none')
    return problem.kind === 'many' ? t('invite:many', { max: INVITATIONS_MAX }) : t(`invite:${problem.kind}`, { email: problem.email })
  }
  const [first, ...others] = problems
  return (
    <FormPage
      back={{ label: t('invitations:title'), onBack: onCancel }}
      above={offered.organizationName}
      title={t('invite:open')}
      submitLabel={t('invite:send', { count: Math.max(1, emails.length) })}
      busy={busy}
      // Those that are refused are named at the field.
      failure={failure && refused.length === 0 ? flowFailure('invitations_not_sent', failure) : undefined}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <TextField
        ref={field}
        label={t('invite:emails')}
        name="emails"
        multiline
        required
        hint={first ? undefined : t('invite:emails_hint')}
        error={first && words(first)}
        onChange={({ currentTarget }) => {
          setTried(false)
          setEmails(addressesIn(currentTarget.value))
        }}
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
                  {t('invite:leave_out')}
                </Button>
              </li>
            )}
          </Problems>
        </div>
      )}
      <Pair>
        <SelectField
          label={t('invite:role')}
          name="role"
          required
          defaultValue="member"
          hint={t('invite:role_hint')}
          options={offered.roles.map((role) => ({ value: role, label: t(`joining:sent.role.${role}`) }))}
        />
        <SelectField
          label={t('invite:language')}
          name="language"
          required
          defaultValue={offered.language}
          hint={t('invite:language_hint')}
          options={languages.map((tag) => ({ value: tag, label: languageName(tag) }))}
        />
      </Pair>
      {offered.teams && offered.teams.length > 0 && (
        <SelectField
          label={t('teams:one')}
          name="team"
          hint={t('invite:team_hint')}
          options={offered.teams.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <BooleanField label={t('invite:portal')} name="accessPortal" defaultValue hint={t('invite:portal_hint')} />
    </FormPage>
  )
}
