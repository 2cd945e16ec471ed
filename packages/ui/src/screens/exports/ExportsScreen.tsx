import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import type { ExportJob } from '@tracemark/api/schemas'
import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { surface } from '../../components/Card/surface.ts'
import { Chip, type ChipProps } from '../../components/Chip/Chip.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { PlainPanel } from '../../components/EmptyPanel/PlainPanel.tsx'
import { ErrorPanel } from '../../components/ErrorPanel/ErrorPanel.tsx'
import { PageBody } from '../../components/PageHeader/PageBody.ts'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import type { Failure } from '../../errors/error-code.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { sectionTitle } from '../../i18n/entity.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'

const Jobs = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none', maxWidth: 960 })

const Job = styled('li')(surface, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '10px 20px',
  padding: '16px 20px',
  '& h2': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 10px',
    margin: 0,
    fontSize: 'var(--tm-text-m)',
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  '& p': {
    margin: '4px 0 0',
    color: 'var(--tm-ink-muted)',
    fontVariantNumeric: 'tabular-nums',
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  },
  '& .MuiLinearProgress-root': { height: 6, marginTop: 10, borderRadius: 3, backgroundColor: 'var(--tm-line-strong)' },
  '@media (max-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr)', padding: '14px 16px' },
})

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

const looks: Record<ExportJob['state'], readonly [ChipProps['data-tone'], IconName]> = {
  waiting: ['plain', 'clock'],
  running: ['notice', 'clock'],
  done: ['positive', 'check'],
  failed: ['warning', 'warning'],
  cancelled: ['plain', 'close'],
}

export interface ExportsScreenProps {
  /** The newest first; undefined while they are loaded. */
  jobs: readonly ExportJob[] | undefined
  failure?: Failure | undefined
  onRetry?: (() => void) | undefined
  /** Ids of those whose file is on its way. */
  downloading: ReadonlySet<string>
  onDownload: (job: ExportJob) => void
  onCancel: (job: ExportJob) => void
  /** Takes it away, with its file. */
  onRemove: (job: ExportJob) => void
}

interface LineProps extends Pick<ExportsScreenProps, 'onDownload' | 'onCancel' | 'onRemove'> {
  job: ExportJob
  isDownloading: boolean
}

const Line = ({ job, isDownloading, onDownload, onCancel, onRemove }: LineProps) => {
  const t = useTranslate()
  const format = useFormat()
  const { list, state, total, done, fileName, bytes, keptUntil, failure, createdAt } = job
  const [tone, icon] = looks[state]
  const what = t('exports:what', { list: sectionTitle(t, list), format: job.format.toUpperCase() })
  const name = `${what}, ${format.dateTime(createdAt)}`
  const isUnfinished = state === 'waiting' || state === 'running'
  const about = [
    fileName,
    bytes === undefined ? undefined : format.fileSize(bytes),
    total === undefined ? undefined : t('exports:rows', { done: format.number(done), total: format.number(total) }),
    keptUntil === undefined
      ? t('exports:asked', { when: format.dateTime(createdAt) })
      : t('exports:kept', { when: format.dateTime(keptUntil) }),
  ].filter((part) => part !== undefined)
  return (
    <Job>
      <div>
        <h2>
          {what}
          <Chip data-tone={tone}>
            <Icon name={icon} size={14} />
            {t(`exports:state.${state}`)}
          </Chip>
        </h2>
        <p>{about.join(' · ')}</p>
        {failure && <p>{t(`exports:failure.${failure}`)}</p>}
        {isUnfinished && (
          <LinearProgress
            aria-label={name}
            {...(total === undefined ? {} : { variant: 'determinate', value: total === 0 ? 100 : Math.floor((100 * done) / total) })}
          />
        )}
      </div>
      <Actions>
        {state === 'done' && (
          <Button
            variant="outlined"
            startIcon={<Icon name="download" />}
            disabled={isDownloading}
            aria-label={t('exports:download_of', { name })}
            onClick={() => onDownload(job)}
          >
            {t('exports:download')}
          </Button>
        )}
        {isUnfinished ? (
          <Button variant="outlined" aria-label={t('exports:cancel_of', { name })} onClick={() => onCancel(job)}>
            {t('exports:cancel')}
          </Button>
        ) : (
          <Button variant="text" aria-label={t('exports:remove_of', { name })} onClick={() => onRemove(job)}>
            {t('exports:remove')}
          </Button>
        )}
      </Actions>
    </Job>
  )
}

/** The exports of the person that are made in the background, or that are kept: how far they are, and their files. */
export const ExportsScreen = ({ jobs, failure, onRetry, downloading, onDownload, onCancel, onRemove }: ExportsScreenProps) => {
  const t = useTranslate()
  const [asked, setAsked] = useState<{ job: ExportJob; open: boolean }>()
  const close = () => setAsked((before) => before && { ...before, open: false })
  const body = () => {
    if (failure && !jobs) return <ErrorPanel failure={failure} onRetry={onRetry} />
    if (!jobs) return <Skeleton height={96} />
    if (jobs.length === 0) return <PlainPanel icon="download" title={t('exports:empty.title')} text={t('exports:empty.text')} />
    return (
      <Jobs>
        {jobs.map((job) => (
          <Line
            key={job.id}
            job={job}
            isDownloading={downloading.has(job.id)}
            onDownload={onDownload}
            onCancel={onCancel}
            onRemove={(removed) => (removed.state === 'done' ? setAsked({ job: removed, open: true }) : onRemove(removed))}
          />
        ))}
      </Jobs>
    )
  }
  return (
    <>
      <PageHeader title={t('exports:title')} summary={t('exports:summary')} />
      <PageBody>{body()}</PageBody>
      {asked && (
        <ConfirmDialog
          open={asked.open}
          tone="danger"
          icon="trash"
          title={t('exports:remove_title')}
          text={t('exports:remove_text')}
          confirmLabel={t('exports:remove')}
          onConfirm={() => {
            close()
            onRemove(asked.job)
          }}
          onClose={close}
        />
      )}
    </>
  )
}
