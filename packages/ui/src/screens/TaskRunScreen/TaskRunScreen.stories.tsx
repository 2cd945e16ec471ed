import type { Answers, AnswerValue } from '@tracemark/api/schemas'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { picture, valueChain, widgets } from '../../stories/fixtures.ts'
import { TaskRunScreen, type TaskRunScreenProps } from './TaskRunScreen.tsx'
import type { TaskFormView } from './view.ts'

const phone = { viewport: { value: 'phone', isRotated: false } }

const form: TaskFormView = {
  kind: 'form',
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

const meta = preview.meta({
  title: 'Screens/Task run',
  component: TaskRunScreen,
  parameters: { padded: false },
  globals: phone,
  args: { view: form, offline: false, onAnswer: fn(), onSubmit: fn(), onRetry: fn() },
  render: (args) => <Held {...args} />,
})

const tall = { viewport: { value: 'phoneTall', isRotated: false } }

export const Form = meta.story({})

export const FormWhole = meta.story({ globals: tall })

export const Answered = meta.story({ globals: tall, args: { view: { ...form, answers } } })

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet', isRotated: false } } })

export const Desktop = meta.story({ globals: { viewport: { value: 'desktop', isRotated: false } }, args: { view: { ...form, answers } } })

export const German = meta.story({ globals: { ...tall, language: 'de' } })

export const Spanish = meta.story({
  globals: { ...tall, language: 'es' },
  args: { offline: true, view: { ...form, location: { state: 'found', accuracy: 12 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }))
    await expect(canvas.getByText('2 respuestas faltan o no son válidas')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Moisture' })).toHaveAccessibleDescription('Falta esta respuesta De 0 a 60\u00a0%')
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

export const Offline = meta.story({ args: { offline: true, view: { ...form, location: { state: 'unavailable' } } } })

export const Locating = meta.story({ args: { view: { ...form, location: { state: 'locating' } } } })

export const Submitting = meta.story({ args: { view: { ...form, answers, submitting: true } } })

export const LinkExpired = meta.story({ args: { view: { kind: 'failed', code: 'token_expired', retryable: false } } })

export const FailedToOpen = meta.story({
  args: { view: { kind: 'failed', code: 'network_unreachable', retryable: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const FailedToSubmit = meta.story({
  args: { view: { ...form, answers, failure: { code: 'timeout', requestId: '01939f2c-7a5b' } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Moisture' })).toHaveValue('11.2')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
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
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    const moisture = canvas.getByRole('textbox', { name: 'Moisture' })
    await expect(moisture).toHaveFocus()
    await expect(moisture).toHaveAccessibleDescription('Please answer this 0 to 60\u00a0%')
    await expect(canvas.getByText('2 answers need your attention')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
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
    canvas.getByRole('textbox', { name: 'Moisture' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

export const Done = meta.story({
  args: {
    view: {
      kind: 'done',
      result: { title: 'Dry enough', description: 'The parchment can be bagged. Thank you for checking.' },
      valueChain,
    },
  },
})

export const DoneWithoutMessage = meta.story({
  args: { view: { kind: 'done', result: {}, valueChain: { name: valueChain.name, elements: valueChain.elements } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Task Complete' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Event Classification' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'UnclassifiedSelected',
      'Farm visitDefault',
      'Wet mill',
      'Drying patio',
    ])
  },
})

export const DoneWithPictures = meta.story({
  args: {
    view: {
      kind: 'done',
      result: {
        title: 'Delivery taken',
        description: 'The weight counts from now.',
        image: picture('#3f6a4a', '#9fb79c'),
        backgroundImage: picture('#b58a3c', '#f0dfba'),
      },
      valueChain,
    },
  },
})

export const DoneOnDesktop = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { view: { kind: 'done', result: { title: 'Dry enough', description: 'The parchment can be bagged.' }, valueChain } },
})

export const LateChanges = meta.story({
  args: { view: { kind: 'done', result: { title: 'Dry enough' }, valueChain, lateChanges: true } },
})

export const Dutch = meta.story({ globals: { ...tall, language: 'nl' } })
