import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import { useEffect, useId, useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { type CameraSource, openCamera } from '../../scanning/camera.ts'
import type { Code, CodeFormat } from '../../scanning/code.ts'
import { useScanner } from '../../scanning/use-scanner.ts'
import { Viewfinder } from '../../scanning/Viewfinder.tsx'

const Body = styled('div')({
  display: 'grid',
  gap: 12,
  padding: '20px 24px',
  '& h2': { margin: 0, fontFamily: 'var(--tm-font-title)', fontWeight: 500, fontSize: 'var(--tm-title-s)', lineHeight: 1.25 },
  '& p': { margin: 0, color: 'var(--tm-ink-muted)' },
  '& p[data-wrong]': { color: 'var(--tm-warning)', fontWeight: 550, overflowWrap: 'anywhere' },
})

const Actions = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '12px 24px',
  borderTop: '1px solid var(--tm-line)',
  background: 'var(--tm-paper)',
})

interface ScannerProps {
  formats?: readonly CodeFormat[]
  /** Why a code can't be the right one, in words: the camera goes on looking. */
  check?: (text: string) => string | undefined
  /** The device's camera when absent. */
  source?: CameraSource
  onCode: (code: Code) => void
  /** Close, Escape or a press beside the dialog. */
  onClose: () => void
}

export interface CodeScannerProps extends ScannerProps {
  open: boolean
}

const Scanner = ({ formats, check, source = openCamera, onCode, onClose, titleId }: ScannerProps & { titleId: string }) => {
  const t = useTranslate()
  const [wrong, setWrong] = useState<string>()
  const { state, video, start } = useScanner({
    source,
    formats,
    onCode: (code) => {
      const message = check?.(code.text)
      setWrong(message)
      if (message === undefined) onCode(code)
      return message === undefined
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog opens the camera once, as it appears.
  useEffect(() => {
    start()
  }, [])
  const failed = state.kind === 'failed' ? state.failure : undefined
  return (
    <>
      <Body>
        <h2 id={titleId}>{t('task-more:code.scan')}</h2>
        {state.kind === 'scanning' && <Viewfinder video={video} stream={state.stream} torch={state.torch} />}
        <div role="status">
          {state.kind === 'opening' && <p>{t('task-more:code.opening')}</p>}
          {state.kind === 'scanning' && <p data-wrong={wrong === undefined ? undefined : ''}>{wrong ?? t('task-more:code.aim')}</p>}
          {failed && (
            <p>
              <strong>{t(`task-more:code.${failed}.what`)}.</strong> {t(`task-more:code.${failed}.action`)}
            </p>
          )}
        </div>
      </Body>
      <Actions>
        <Button onClick={onClose}>{t('task-more:code.close')}</Button>
        {(failed || state.kind === 'off') && (
          <Button variant="contained" onClick={start}>
            {failed ? t('errors:try_again') : t('task-more:code.scan')}
          </Button>
        )}
      </Actions>
    </>
  )
}

/** Scans one code for staff, such as into a search box. Closed, it holds no camera. */
export const CodeScanner = ({ open, ...scanner }: CodeScannerProps) => {
  const id = useId()
  return (
    <Dialog open={open} onClose={scanner.onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <Scanner {...scanner} titleId={id} />
    </Dialog>
  )
}
