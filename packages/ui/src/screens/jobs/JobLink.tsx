import { styled } from '@mui/material/styles'
import type { Job } from '@tracemark/api/schemas'
import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { ErrorPanel } from '../../components/ErrorPanel/ErrorPanel.tsx'
import { FieldGroup } from '../../components/FormFrame/FieldGroup.tsx'
import { QrCode } from '../../components/QrCode/QrCode.tsx'
import type { Failure } from '../../errors/error-code.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'

const Text = styled('p')({ margin: 0, color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-m)' })

export interface MadeLink {
  link: string
  expiresAt: string
}

export interface JobLinkProps {
  job: Pick<Job, 'name' | 'code'>
  /** Never rejects. */
  onCreate: () => Promise<MadeLink | { failure: Failure }>
}

/** The link of a job, as an address and as a code for phones. It is made when it is asked for, since it expires. */
export const JobLink = ({ job, onCreate }: JobLinkProps) => {
  const t = useTranslate()
  const format = useFormat()
  const [made, setMade] = useState<Awaited<ReturnType<JobLinkProps['onCreate']>>>()
  const [isBusy, setBusy] = useState(false)
  const create = async () => {
    setBusy(true)
    setMade(await onCreate())
    setBusy(false)
  }
  return (
    <FieldGroup title={t('jobs:link')}>
      {made && 'link' in made ? (
        <>
          <Text role="status">{t('jobs:link_text', { date: format.dateTime(made.expiresAt) })}</Text>
          <QrCode value={made.link} label={job.name} fileName={job.code} />
        </>
      ) : (
        <>
          {made && <ErrorPanel failure={made.failure} onRetry={create} />}
          <div>
            <Button onClick={create} aria-disabled={isBusy} startIcon={<Icon name="link" />}>
              {t('jobs:link_create')}
            </Button>
          </div>
        </>
      )}
    </FieldGroup>
  )
}
