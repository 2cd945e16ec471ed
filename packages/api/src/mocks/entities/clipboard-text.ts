import { readEnvelope, UnitContent } from '../../rules/clipboard/index.ts'
import { CLIPBOARD_MARK, CLIPBOARD_VERSION } from '../../schemas/index.ts'
import { refused } from '../mock-problem.ts'

interface Copied {
  content: UnitContent
  copiedAt: string
}

/** Mocks sign nothing: what is changed by hand no longer reads. */
const MARK = 'mock.'

export const writeClipboard = (copied: Copied): string =>
  JSON.stringify({
    tracemark: CLIPBOARD_MARK,
    version: CLIPBOARD_VERSION,
    signed: MARK + encodeURIComponent(JSON.stringify(copied)),
  })

/** Fails with `invalid_content` at `text`. */
export const readClipboard = (text: string): Copied => {
  const envelope = readEnvelope(text)
  if (!envelope) throw refused(['text'], 'no content', 'clipboard_unreadable')
  if (envelope.version !== CLIPBOARD_VERSION) throw refused(['text'], 'another version', 'clipboard_version')
  const { signed } = envelope
  try {
    const { content, copiedAt } = JSON.parse(decodeURIComponent(signed.slice(MARK.length)))
    if (signed.startsWith(MARK)) return { content: UnitContent.parse(content), copiedAt: String(copiedAt) }
  } catch {
    // What does not read was changed.
  }
  throw refused(['text'], 'altered', 'clipboard_altered')
}
