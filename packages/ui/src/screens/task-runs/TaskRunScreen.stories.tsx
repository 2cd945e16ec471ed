import type { Answers, AnswerValue } from '@tracemark/api/schemas'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { picture, sierraAlta, valueChain, widgets } from '../../stories/fixtures.ts'
import { StorageNotice } from '../device-runs/StorageNotice.tsx'
import { WaitingLine } from '../device-runs/WaitingLine.tsx'
import { TaskRunScreen, type TaskRunScreenProps } from './TaskRunScreen.tsx'
import type { TaskDoneView, TaskFormView, TaskInvitationView, TaskPageView } from './view.ts'

const phone = { viewport: { value: 'phone', isRotated: false } }

const organization = { name: sierraAlta.name, accentColor: '#7a1f4b', image: picture('#7a1f4b', '#c98aa7') }

const form: TaskFormView = {
  kind: 'form',
  organization,
  task: { id: 'task', name: 'Moisture check', description: 'Take parchment from five places of the patio, mix it, and measure once.' },
  thing: { id: 'thing', name: 'Finca La Esperanza' },
  item: { id: 'item', name: 'SA-0004-217' },
  widgets: [...widgets],
  answers: {},
  submitting: false,
  location: { state: 'found', accuracy: 8.4 },
}

const answers: Answers = { moisture: 11.2, parchment: 'even', turned: true, laid: '2026-11-09', note: 'Clouds since noon, covered early.' }

/** Holds the answers, as the task's machine does. */
const Held = ({ view, onAnswer, ...props }: TaskRunScreenProps) => {
  const [held, setHeld] = useState<Answers>(view.kind === 'form' ? view.answers : {})
  const answer = (widgetId: string, value: AnswerValue | undefined) => {
    onAnswer(widgetId, value)
    setHeld((before) => {
      const { [widgetId]: _taken, ...rest } = before
      return value === undefined ? rest : { ...rest, [widgetId]: value }
    })
  }
  return <TaskRunScreen {...props} view={view.kind === 'form' ? { ...view, answers: held } : view} onAnswer={answer} />
}

/** From the first answer on there is no network, records wait, and the device has no room. */
const Late = ({ onAnswer, ...props }: TaskRunScreenProps) => {
  const [isLate, setIsLate] = useState(false)
  const answer = (widgetId: string, value: AnswerValue | undefined) => {
    onAnswer(widgetId, value)
    setIsLate(true)
  }
  return (
    <Held
      {...props}
      offline={isLate}
      waiting={isLate && <WaitingLine count={2} onOpen={fn()} />}
      trouble={isLate && <StorageNotice trouble="full" />}
      onAnswer={answer}
    />
  )
}

/** Without a picture: its letters come from the machine's own fonts, which differ. */
const japanese = { language: 'ja' } as const

const meta = preview.meta({
  title: 'Screens/Tasks/Task run',
  component: TaskRunScreen,
  parameters: { padded: false },
  globals: phone,
  args: {
    view: form,
    offline: false,
    onAnswer: fn(),
    onAttach: fn(),
    onSubmit: fn(),
    onRetry: fn(),
    onPlace: fn(),
    onPage: fn(),
    onCancel: fn(),
    onClassify: fn(),
    onStay: fn(),
    onClose: fn(),
    onAgain: fn(),
    onList: fn(),
  },
  render: (args) => <Held {...args} />,
})

const tall = { viewport: { value: 'phoneTall', isRotated: false } }

export const Form = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Sierra Alta')).toBeVisible()
    await expect(canvasElement.querySelector('.tm-organization-line img')).toHaveAttribute('src', organization.image)
  },
})

/** A picture that is gone leaves the name. */
export const OrganizationWithoutPicture = meta.story({
  args: { view: { ...form, organization: { ...organization, image: '/gone.png' } } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.tm-organization-line img')).not.toBeVisible())
    await expect(canvas.getByText('Sierra Alta')).toBeVisible()
  },
})

export const FormWhole = meta.story({ globals: tall })

export const Answered = meta.story({ globals: tall, args: { view: { ...form, answers } } })

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet', isRotated: false } } })

export const Desktop = meta.story({
  parameters: { secondLook: true },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { view: { ...form, answers } },
})

export const German = meta.story({ globals: { ...tall, language: 'de' } })

export const Spanish = meta.story({
  globals: { ...tall, language: 'es' },
  args: { offline: true, view: { ...form, location: { state: 'found', accuracy: 12 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }))
    await expect(canvas.getByText('2 respuestas faltan o no son válidas')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Moisture' })).toHaveAccessibleDescription('Respuesta obligatoria De 0 a 60\u00a0%')
  },
})

export const RightToLeft = meta.story({ globals: { ...tall, direction: 'rtl' }, args: { view: { ...form, answers } } })

export const OrganizationColour = meta.story({ parameters: { accentColor: '#7a1f4b' }, args: { view: { ...form, answers } } })

export const LongTexts = meta.story({
  args: {
    view: {
      ...form,
      task: { id: 'task', name: 'Untersuchung der Pergamentfeuchte nach Trocknung' },
      thing: { id: 'thing', name: 'Finca Tres Hermanas de la Montaña de Nuestra Señora' },
      widgets: [
        {
          id: 'looks',
          parameters: {
            input: 'choice',
            label: 'How does the parchment look when it is spread thinly over the whole of the patio?',
            required: true,
            options: [
              { value: 'a', label: 'Even in colour, with no dark or broken beans that can be seen' },
              { value: 'b', label: 'Patchy' },
            ],
          },
        },
      ],
    },
  },
})

export const Loading = meta.story({ args: { view: { kind: 'loading' } } })

/** The device's clock is three days slow. */
export const WrongClock = meta.story({
  args: { clockAhead: -3 * 86_400_000 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This device's clock is wrong")).toBeVisible()
    await expect(canvas.getByText(/It shows .+\. The time is .+\. Set the date and time in the device settings\./)).toBeVisible()
  },
})

/** In one bar, however much is wrong. */
export const Offline = meta.story({
  args: { offline: true, clockAhead: 86_400_000, view: { ...form, location: { state: 'unavailable' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Answers are saved on this device')).toBeVisible()
    await expect(canvas.queryByText("This device's clock is wrong")).toBeNull()
  },
})

export const NothingMoves = meta.story({
  globals: tall,
  render: (args) => <Late {...args} />,
  play: async ({ canvas, userEvent }) => {
    const tops = () => canvas.getAllByRole('group').map((group) => group.getBoundingClientRect().top)
    const before = tops()
    await userEvent.click(canvas.getByRole('radio', { name: 'Even' }))
    await expect(await canvas.findByText('Offline')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '2 interactions to send' })).toBeVisible()
    await expect(tops()).toEqual(before)
  },
})

/** A required question that is left as it was says nothing, to the eye or to a screen reader, until Submit is pressed. */
export const RequiredBeforeItWasUsed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const moisture = canvas.getByRole('textbox', { name: 'Moisture' })
    await userEvent.click(moisture)
    await userEvent.tab()
    await expect([moisture.getAttribute('aria-invalid'), canvas.queryByRole('alert')]).toEqual(['false', null])
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(moisture).toHaveAttribute('aria-invalid', 'true')
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const Locating = meta.story({ args: { view: { ...form, location: { state: 'locating' } } } })

export const Submitting = meta.story({ args: { view: { ...form, answers, submitting: true } } })

export const LinkExpired = meta.story({
  parameters: { picture: true },
  args: { view: { kind: 'failed', code: 'token_expired', retryable: false }, onLeave: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Interactions on this device' }))
    await expect(args.onList).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Open Tracemark' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
})

export const FailedToOpen = meta.story({
  args: { view: { kind: 'failed', code: 'network_unreachable', retryable: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const FailedToSubmit = meta.story({
  parameters: { secondLook: true },
  args: { view: { ...form, answers, failure: { code: 'timeout', requestId: '01939f2c-7a5b' } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Moisture' })).toHaveValue('11.2')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

/** A number that can't be taken is told of by its field when it is left; what is missing waits for Submit. */
export const NumberLeft = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Moisture' })
    await userEvent.type(field, 'wet')
    await expect(field).toBeValid()
    await userEvent.tab()
    await waitFor(() => expect(field).toBeInvalid())
    await expect(field).toHaveAccessibleDescription('Please enter a number, such as 11.2 0 to 60\u00a0%')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.clear(field)
    await userEvent.type(field, '61')
    await expect(field).toBeValid()
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveAccessibleDescription('At most 60 0 to 60\u00a0%'))
  },
})

export const FillAndSubmit = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Moisture' }), '11,2')
    await userEvent.click(canvas.getByRole('radio', { name: 'Even' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }))
    await expect(args.onAnswer).toHaveBeenCalledWith('moisture', 11.2)
    await expect(args.onAnswer).toHaveBeenCalledWith('parchment', 'even')
    await expect(args.onAnswer).toHaveBeenLastCalledWith('turned', true)
    await expect(canvas.getByRole('textbox', { name: 'Moisture' })).toHaveValue('11.2')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

export const MissingAnswers = meta.story({
  parameters: { secondLook: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    const moisture = canvas.getByRole('textbox', { name: 'Moisture' })
    await expect(moisture).toHaveFocus()
    await expect(moisture).toHaveAccessibleDescription('Please answer this question 0 to 60\u00a0%')
    await expect(canvas.getByText('2 answers need your attention')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

const numbered: TaskFormView['widgets'] = Array.from({ length: 60 }, (_, index) => ({
  id: `bag-${index + 1}`,
  parameters: { input: 'text', label: `Bag ${index + 1}`, required: index === 59 },
}))

/** Questions that are far from the screen are there for all but the eye: they are named, take the focus, and come into view with it. */
export const LongForm = meta.story({
  args: { view: { ...form, widgets: numbered } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(60)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    const last = canvas.getByRole('textbox', { name: 'Bag 60' })
    await expect(last).toHaveFocus()
    await waitFor(() => expect(last.checkVisibility({ contentVisibilityAuto: true })).toBe(true))
    const { top, bottom } = last.getBoundingClientRect()
    await expect([top >= 0, bottom <= window.innerHeight]).toEqual([true, true])
  },
})

export const WrongAnswer = meta.story({
  args: { view: { ...form, answers: { parchment: 'even' } } },
  play: async ({ canvas, userEvent }) => {
    const moisture = canvas.getByRole('textbox', { name: 'Moisture' })
    await userEvent.type(moisture, 'wet')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(moisture).toHaveAccessibleDescription('Please enter a number, such as 11.2 0 to 60\u00a0%')
    await userEvent.clear(moisture)
    await userEvent.type(moisture, '112')
    await expect(moisture).toHaveAccessibleDescription('0 to 60\u00a0%')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(moisture).toHaveAccessibleDescription('At most 60 0 to 60\u00a0%')
  },
})

export const KeyboardOnly = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Moisture' })).toHaveFocus()
    await userEvent.keyboard('11.2')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onAnswer).toHaveBeenLastCalledWith('parchment', 'even')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onAnswer).toHaveBeenLastCalledWith('parchment', 'patchy')
    // The Go of a phone's keyboard: questions below are still open.
    canvas.getByRole('textbox', { name: 'Moisture' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Moisture' })).not.toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    canvas.getByRole('button', { name: 'Submit' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

export const Done = meta.story({
  parameters: { picture: true, accentColor: organization.accentColor },
  args: {
    view: {
      kind: 'done',
      organization,
      result: { title: 'Dry enough', description: 'The parchment can be bagged. Thank you for checking.' },
      valueChain,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sierra Alta')).toBeVisible()
  },
})

export const DoneWithoutMessage = meta.story({
  args: { view: { kind: 'done', organization, result: {}, valueChain: { name: valueChain.name, elements: valueChain.elements } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Task Complete' })).toBeVisible()
    await expect(canvas.getByText('Your interaction was received.')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Event Classification' })).toBeVisible()
    const rows = canvas.getAllByRole<HTMLInputElement>('radio')
    await expect(rows.map((row) => [row.labels?.[0]?.textContent, row.checked])).toEqual([
      ['Unclassified', true],
      ['Farm visitDefault', false],
      ['Wet mill', false],
      ['Drying patio', false],
    ])
    await userEvent.click(canvas.getByRole('radio', { name: 'Wet mill' }))
    await expect(args.onClassify).toHaveBeenCalledWith(valueChain.elements.find(({ name }) => name === 'Wet mill')?.id)
  },
})

/** The result takes the place of the form in a page that was scrolled down to its end. */
export const ResultFromItsTop = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { view: { ...form, answers } },
  render: ({ view, ...props }) => {
    const [isDone, setIsDone] = useState(false)
    const elements = [0, 1, 2].flatMap((round) => valueChain.elements.map((element) => ({ ...element, id: `${element.id}${round}` })))
    const done: TaskDoneView = { kind: 'done', organization, result: { title: 'Handed over' }, valueChain: { ...valueChain, elements } }
    return <TaskRunScreen {...props} view={isDone ? done : view} onSubmit={() => setIsDone(true)} />
  },
  play: async ({ canvas, userEvent }) => {
    scrollTo(0, document.documentElement.scrollHeight)
    await expect(scrollY).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    const title = await canvas.findByRole('heading', { name: 'Handed over' })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(scrollY).toBe(0)
  },
})

/** On a narrow page of others a word of the name stays whole, and the mark goes below it. */
export const NarrowResult = meta.story({
  args: {
    view: {
      kind: 'done',
      organization,
      result: {},
      valueChain: {
        ...valueChain,
        elements: valueChain.elements.map((element) => (element.isDefault ? { ...element, name: 'Drying patio' } : element)),
      },
    },
  },
  render: (props) => (
    <div style={{ width: 270 }}>
      <TaskRunScreen {...props} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByText('Drying patio')
    const text = name?.firstChild
    if (!text) throw new Error('The name is a text.')
    const listLines = (from: number, to: number) => {
      const range = document.createRange()
      range.setStart(text, from)
      range.setEnd(text, to)
      return range.getClientRects().length
    }
    await expect([listLines(0, 'Drying'.length), listLines('Drying '.length, 'Drying patio'.length)]).toEqual([1, 1])
  },
})

export const DoneWithPictures = meta.story({
  parameters: { secondLook: true },
  args: {
    view: {
      kind: 'done',
      organization,
      result: {
        title: 'Delivery taken',
        description: 'The weight counts from now.',
        image: picture('#3f6a4a', '#9fb79c'),
        backgroundImage: picture('#b58a3c', '#f0dfba'),
      },
      valueChain,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Delivery taken' })).toBeVisible()
    await expect(canvas.getByText('The weight counts from now.')).toBeVisible()
    await expect(canvas.getByText(valueChain.name)).toBeVisible()
    const shown = ['.tm-task-image', '.tm-task-background'].map((part) => canvasElement.querySelector(part)?.getAttribute('src'))
    await expect(shown).toEqual([picture('#3f6a4a', '#9fb79c'), picture('#b58a3c', '#f0dfba')])
  },
})

export const DoneOnDesktop = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { view: { kind: 'done', organization, result: { title: 'Dry enough', description: 'The parchment can be bagged.' }, valueChain } },
})

export const LateChanges = meta.story({
  args: { view: { kind: 'done', organization, result: { title: 'Dry enough' }, valueChain, lateChanges: true } },
})

export const Dutch = meta.story({ globals: { ...tall, language: 'nl' } })

const heading = { organization, task: form.task, thing: form.thing, item: form.item }
const every: TaskFormView = {
  ...form,
  widgets: [
    { id: 'patio', parameters: { input: 'photo', label: 'Photo of the patio', required: true, limit: 3 } },
    { id: 'papers', parameters: { input: 'file', label: 'Delivery note', required: false, limit: 1 } },
    { id: 'place', parameters: { input: 'location', label: 'Where the parchment lies', required: true } },
    { id: 'bag', parameters: { input: 'code', label: 'Code on the bag', required: true } },
    { id: 'signed', parameters: { input: 'signature', label: 'Signed by the farmer', required: true } },
  ],
}

const allTall = { viewport: { value: 'phoneTall', isRotated: false } }

/** What comes after the first paint is there. */
const whole = async ({ canvas }: { canvas: { findAllByRole: (role: 'button') => Promise<unknown> } }) => {
  await canvas.findAllByRole('button')
}

export const RareKinds = meta.story({ parameters: { picture: true }, globals: allTall, args: { view: every }, play: whole })

export const RareKindsGerman = meta.story({ globals: { ...allTall, language: 'de' }, args: { view: every }, play: whole })

export const RareKindsJapanese = meta.story({ globals: { ...allTall, ...japanese }, args: { view: every }, play: whole })

export const RareKindsRightToLeft = meta.story({ globals: { ...allTall, direction: 'rtl' }, args: { view: every }, play: whole })

const square = async () => {
  const canvas = new OffscreenCanvas(40, 30)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser gives no canvas to draw on.')
  context.fillStyle = '#b58a3c'
  context.fillRect(0, 0, 40, 30)
  return canvas.convertToBlob({ type: 'image/png' })
}

export const RareKindsAnswered = meta.story({
  globals: allTall,
  args: { view: every },
  play: async ({ args, canvas, userEvent }) => {
    const photo = new File([await square()], 'patio.png', { type: 'image/png' })
    await userEvent.upload(await canvas.findByLabelText('Choose a photo'), photo)
    await waitFor(() => expect(args.onAttach).toHaveBeenCalledWith('patio', [{ name: 'patio.jpg', blob: expect.any(Blob), camera: false }]))
    const [typePlace, typeCode] = canvas.getAllByRole('button', { name: /^Enter (place|code)/ })
    if (!typePlace || !typeCode) throw new Error('Two questions can be typed.')
    await userEvent.click(typePlace)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Coordinates or place' }), '4.61, -74.08')
    await expect(args.onAnswer).toHaveBeenLastCalledWith('place', 'geo:4.61,-74.08;by=typed')
    await userEvent.click(typeCode)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code as printed' }), '0104')
    await expect(args.onAnswer).toHaveBeenLastCalledWith('bag', '0104')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByRole('group', { name: 'Signed by the farmer' })).toHaveAccessibleDescription('Please answer this question')
    await userEvent.click(canvas.getByRole('button', { name: 'Type your name instead' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your full name' }), 'Luz Mina')
    await expect(args.onAnswer).toHaveBeenLastCalledWith('signed', 'Luz Mina')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

/** The picture of the last stroke is still being made when Submit is pressed: it is waited for. */
export const SubmitRightAfterTheStroke = meta.story({
  args: { view: { ...form, widgets: every.widgets.filter(({ id }) => id === 'signed') } },
  play: async ({ args, canvas }) => {
    const pad = await canvas.findByRole('img', { name: 'Signature field, empty' })
    const { left, top } = pad.getBoundingClientRect()
    const at = (x: number) => ({ pointerId: 1, button: 0, clientX: left + x, clientY: top + x })
    fireEvent.pointerDown(pad, at(20))
    fireEvent.pointerMove(pad, at(60))
    fireEvent.pointerUp(pad, at(60))
    fireEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onAttach).toHaveBeenCalledWith('signed', [{ name: 'signature.png', blob: expect.any(Blob), camera: false }])
  },
})

export const SayWhereThisIs = meta.story({
  globals: allTall,
  args: { view: { ...form, location: { state: 'unavailable' } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enter place or reason' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Continue without location/ }))
    await userEvent.click(canvas.getByRole('radio', { name: 'I prefer not to say' }))
    await expect(args.onPlace).toHaveBeenLastCalledWith({ by: 'skipped', reason: 'private' })
  },
})

/** A question asks for the place: without an answer to it nothing is sent, so that the line promises nothing else. */
export const PlaceAsked = meta.story({
  args: {
    view: {
      ...form,
      widgets: [{ id: 'place', parameters: { input: 'location', label: 'Where the parchment lies', required: true } }],
      location: { state: 'unavailable' },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('This device has no location').closest('[role=status]')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Enter place or reason' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** The line says where the record is made, the question where something else is: both may be the same place. */
export const PlaceOfTheRecord = meta.story({
  args: {
    view: {
      ...form,
      widgets: [{ id: 'place', parameters: { input: 'location', label: 'Where they are handed over', required: true } }],
      location: { state: 'found', accuracy: 12, location: { point: { type: 'Point', coordinates: [-75.703, 4.335] }, pointAccuracy: 12 } },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Recorded at your location, accurate to about 12 m')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this place: Where they are handed over' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith('place', 'geo:4.335,-75.703;u=12')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

export const LocationFromNetwork = meta.story({ args: { view: { ...form, location: { state: 'network', accuracy: 3400 } } } })
export const LocationTyped = meta.story({ args: { view: { ...form, location: { state: 'typed', typed: 'Patio 3, upper terrace' } } } })

const page: TaskPageView = { kind: 'page', ...heading, url: 'https://forms.example.org/visit', state: 'opening' }
/** Whoever sees a blank frame need not wait for a hint. */
export const PageOpening = meta.story({
  args: { view: page },
  play: async ({ args, canvas, userEvent }) => {
    const tab = await canvas.findByRole('link', { name: 'Open in a new tab' })
    // The form in the tab can't reach this page.
    await expect([tab.getAttribute('href'), tab.getAttribute('rel')]).toEqual([page.url, 'noopener noreferrer'])
    const before = canvas.getByTitle('Form from forms.example.org')
    await userEvent.click(canvas.getByRole('button', { name: 'Reload form' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByTitle('Form from forms.example.org')).not.toBe(before)
  },
})
export const PageSlow = meta.story({
  globals: phone,
  args: { view: { ...page, state: 'slow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('No response from the form yet')
    await expect(canvas.getByTitle('Form from forms.example.org')).toBeVisible()
  },
})
export const PageFailed = meta.story({ globals: { ...phone, language: 'de' }, args: { view: { ...page, state: 'failed' } } })
export const PageRefused = meta.story({ globals: { ...phone, ...japanese }, args: { view: { ...page, state: 'refused' } } })

export const PageOfOurOwn = meta.story({
  args: { view: { ...page, url: new URL('/form', import.meta.url).href } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('The form reported an error')).toBeVisible()
    await expect(args.onPage).toHaveBeenCalledWith({ type: 'failed' })
  },
})

/** Messages of other windows, and of other origins, mean nothing. */
export const PageMessages = meta.story({
  // A frame is drawn by a process of its own, whenever that has time.
  globals: phone,
  args: { view: { ...page, state: 'open' } },
  play: async ({ args, canvas }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>('Form from forms.example.org')
    // It can't lead our page away, open dialogs over it, or learn from which address it was opened.
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin allow-popups')
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
    const tell = (init: MessageEventInit) =>
      dispatchEvent(new MessageEvent('message', { data: { type: 'tracemark-form-completed' }, ...init }))
    tell({ origin: 'https://forms.example.org', source: window })
    tell({ origin: 'https://elsewhere.example', source: frame.contentWindow })
    await expect(args.onPage).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'completed' }))
    tell({ origin: 'https://forms.example.org', source: frame.contentWindow })
    await expect(args.onPage).toHaveBeenLastCalledWith({ type: 'completed', answers: {} })
  },
})

const invitation = (state: TaskInvitationView['invitation']['state']): TaskInvitationView => ({
  kind: 'invitation',
  ...heading,
  task: { id: 'task', name: 'Identity of the farmer' },
  invitation: { state, inviteUrl: 'https://wallet.example/invite?c_i=eyJsYWJlbCI6IlNpZXJyYSBBbHRhIn0' },
})

export const InvitationAsking = meta.story({ parameters: { secondLook: true }, args: { view: invitation('asking') } })
export const InvitationWaiting = meta.story({
  args: { view: invitation('waiting') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: 'Invitation code' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})
const drawn = async ({ canvas }: { canvas: { findByRole: (role: 'img') => Promise<unknown> } }) => {
  await canvas.findByRole('img')
}
export const InvitationGerman = meta.story({ globals: { ...phone, language: 'de' }, args: { view: invitation('unsure') }, play: drawn })
export const InvitationJapanese = meta.story({ globals: { ...phone, ...japanese }, args: { view: invitation('waiting') }, play: drawn })
export const InvitationRightToLeft = meta.story({
  globals: { ...phone, direction: 'rtl' },
  args: { view: invitation('waiting') },
  play: drawn,
})
export const InvitationExpired = meta.story({ args: { view: invitation('expired') } })
export const InvitationCancelled = meta.story({ globals: { ...phone, language: 'de' }, args: { view: invitation('cancelled') } })
export const InvitationFailed = meta.story({
  args: { view: invitation('failed') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get a new invitation' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

const closes: TaskDoneView = {
  kind: 'done',
  organization,
  result: { title: 'Dry enough', description: 'The parchment can be bagged.', autoCloseSeconds: 20 },
  valueChain,
  closing: 12,
}

export const Closing = meta.story({
  parameters: { secondLook: true },
  args: { view: closes },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent('This page closes in 12 seconds')
    await userEvent.click(canvas.getByRole('button', { name: 'Keep open' }))
    await expect(args.onStay).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('radio', { name: 'Wet mill' }))
    await expect(args.onStay).toHaveBeenCalledTimes(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Interactions on this device' }))
    await expect(args.onStay).toHaveBeenCalledTimes(3)
    await expect(args.onList).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Record another' }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
  },
})
export const ClosingGerman = meta.story({ globals: { ...phone, language: 'de' }, args: { view: { ...closes, closing: 1 } } })
export const ClosingJapanese = meta.story({ globals: { ...phone, ...japanese }, args: { view: closes } })
export const ClosingHeld = meta.story({ globals: { ...phone, direction: 'rtl' }, args: { view: { ...closes, closing: 'held' } } })
export const Closed = meta.story({ args: { view: { ...closes, closing: 'closed' } } })
export const CorrectionSaved = meta.story({ globals: tall, args: { view: { ...closes, closing: undefined, correction: 'saved' } } })
export const CorrectionFailed = meta.story({
  parameters: { secondLook: true },
  globals: { ...tall, language: 'de' },
  args: { view: { ...closes, closing: undefined, correction: 'failed' } },
})
