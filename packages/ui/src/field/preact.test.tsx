import { createElement as preactCreateElement } from 'preact'
import { createElement, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { I18nProvider } from '../i18n/context.ts'
import { loadLanguage } from '../i18n/load-language.ts'
import { createTranslator } from '../i18n/translator.ts'
import { Banner } from './Banner/Banner.tsx'
import { Button } from './Button/Button.tsx'
import { ChoiceField } from './ChoiceField/ChoiceField.tsx'
import { CodeField } from './CodeField/CodeField.tsx'
import { DateField } from './DateField/DateField.tsx'
import { ErrorNotice } from './ErrorNotice/ErrorNotice.tsx'
import { FileField } from './FileField/FileField.tsx'
import { Gallery } from './Gallery/Gallery.tsx'
import { List } from './List/List.tsx'
import { LocationField } from './LocationField/LocationField.tsx'
import { Notice } from './Notice/Notice.tsx'
import { NumberField } from './NumberField/NumberField.tsx'
import { PhotoField } from './PhotoField/PhotoField.tsx'
import { Progress } from './Progress/Progress.tsx'
import { SignatureField } from './SignatureField/SignatureField.tsx'
import { Spinner } from './Spinner/Spinner.tsx'
import { Stamp } from './Stamp/Stamp.tsx'
import { TextField } from './TextField/TextField.tsx'
import { Timeline } from './Timeline/Timeline.tsx'
import { YesNoField } from './YesNoField/YesNoField.tsx'

const t = createTranslator(await loadLanguage('en'), 'en')
const page = document.body.appendChild(document.createElement('div'))
let root: ReturnType<typeof createRoot> | undefined

const show = (element: ReactElement) => {
  root = createRoot(page)
  root.render(<I18nProvider value={{ language: 'en', t, now: () => new Date(0), timeZone: 'UTC' }}>{element}</I18nProvider>)
}

afterEach(() => root?.unmount())

const ignore = () => undefined
const here = { point: { type: 'Point' as const, coordinates: [-74, 4] as [number, number] }, pointAccuracy: 8 }
const dot = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
const press = (name: string) =>
  [...page.querySelectorAll<HTMLElement>('button')].find((button) => (button.ariaLabel ?? button.textContent) === name)?.click()

test('Preact stands where React would', () => {
  expect(createElement).toBe(preactCreateElement)
})

const parts: readonly (readonly [string, () => ReactElement, string])[] = [
  ['banner', () => <Banner icon="offline">Offline</Banner>, 'Offline'],
  ['button', () => <Button>Submit</Button>, 'Submit'],
  ['choice', () => <ChoiceField label="Looks" options={[{ value: 'a', label: 'Even' }]} onChange={ignore} />, 'LooksEven'],
  ['code', () => <CodeField label="Code" onChange={ignore} />, 'CodeScan codeEnter codeRead from image'],
  ['date', () => <DateField label="Day" onChange={ignore} />, 'Day'],
  ['file', () => <FileField label="Note" onChange={ignore} />, 'NoteChoose a file'],
  ['list', () => <List items={[{ id: '1', title: 'Certificate' }]} />, 'Certificate'],
  ['location', () => <LocationField label="Place" onChange={ignore} />, 'PlaceFind my locationEnter placeContinue without location'],
  ['notice', () => <Notice kind="alert" title="Careful" />, 'Careful'],
  ['number', () => <NumberField label="Moisture" unit="%" onChange={ignore} />, 'Moisture%'],
  ['photo', () => <PhotoField label="Photo" onChange={ignore} />, 'PhotoTake a photoChoose a photo'],
  ['progress', () => <Progress answered={3} total={7} />, '3 of 7 answered'],
  ['signature', () => <SignatureField label="Signature" onChange={ignore} />, 'SignatureSign hereUndoClearType your name instead'],
  ['spinner', () => <Spinner label="Opening" />, 'Opening'],
  ['text', () => <TextField label="Name" onChange={ignore} />, 'Name'],
  ['timeline', () => <Timeline steps={[{ id: '1', name: 'Picked' }]} />, 'Picked'],
  ['yes or no', () => <YesNoField label="Dry" yes="Yes" no="No" onChange={ignore} />, 'DryYesNo'],
]

test.each(parts)('%s is drawn, without a style runtime', async (_, draw, text) => {
  show(draw())
  await expect.poll(() => page.textContent).toBe(text)
  expect(document.querySelector('style[data-emotion]')).toBeNull()
})

test('the words of the seal fill its ring', async () => {
  show(<Stamp text="Recorded" />)
  await expect.poll(() => page.querySelector('text')).not.toBeNull()
  const words = page.querySelector('text') as SVGTextElement
  const first = words.getStartPositionOfChar(0)
  const last = words.getEndPositionOfChar('RECORDED ·'.length - 1)
  // The ring begins at its left, and ends a space before that.
  expect([Math.round(first.x), Math.round(first.y), Math.hypot(last.x - first.x, last.y - first.y) < 24]).toEqual([13, 48, true])
})

test('an error says what happened', async () => {
  show(<ErrorNotice failure={{ code: 'timeout' }} />)
  await expect.poll(() => page.textContent).toContain(t('failures:timeout.what'))
})

test('a location is found and told', async () => {
  const told: unknown[] = []
  show(<LocationField label="Place" locate={async () => here} onChange={(value) => told.push(value)} />)
  await expect.poll(() => page.querySelector('button')).not.toBeNull()
  press('Find my location: Place')
  await expect.poll(() => told).toEqual([{ by: 'device', location: here }])
  await expect.poll(() => page.textContent).toContain('Accurate to about 8\u00a0m')
})

test('a picture opens in full', async () => {
  show(<Gallery images={[{ id: '1', src: dot, alt: 'A dot' }]} />)
  await expect.poll(() => page.querySelector('button')).not.toBeNull()
  press('Enlarge A dot')
  await expect.poll(() => page.querySelector('dialog')?.open).toBe(true)
})

test('a name is typed as a signature', async () => {
  const told: unknown[] = []
  show(<SignatureField label="Signature" onChange={(value) => told.push(value)} />)
  await expect.poll(() => page.querySelector('button')).not.toBeNull()
  press('Type your name instead')
  await expect.poll(() => page.querySelector('input')).not.toBeNull()
  const input = page.querySelector('input')
  if (input) input.value = 'Luz'
  input?.dispatchEvent(new InputEvent('input', { bubbles: true }))
  await expect.poll(() => told.at(-1)).toEqual({ kind: 'typed', name: 'Luz' })
})
