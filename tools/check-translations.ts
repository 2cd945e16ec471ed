/** Refuses to release texts that are English in other languages because nobody has translated them yet. */
import { listAwaitingTexts } from '../packages/backend/src/texts/testing/awaiting.ts'
import { describeAwaiting, listAwaiting } from '../packages/ui/src/i18n/testing/awaiting.ts'

const lack = describeAwaiting([...listAwaiting(), ...listAwaitingTexts()])
if (lack !== undefined) {
  console.error(lack)
  process.exitCode = 1
}
