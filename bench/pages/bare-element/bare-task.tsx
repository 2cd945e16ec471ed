import { render } from 'preact'
import { useState } from 'preact/hooks'

/**
 * What the widget is measured against: the same questions from the same call of the same server, in a custom element of Preact and
 * nothing else. No check of the answer's shape, no languages, no theme, no device, no rules, no states.
 */
interface Parameters {
  input: 'text' | 'number' | 'choice' | 'date' | 'yesno'
  label: string
  required: boolean
  options?: { value: string; label: string }[]
}
interface Widget {
  id: string
  parameters: Parameters
}
interface Run {
  id: string
  token: string
  execution: { task: { name: string }; thing: { name: string }; config: { widgets: Widget[] } }
}

type Answers = Record<string, string>
type Answer = (id: string, value: string) => void

const YES_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

const Radios = ({ id, options, value, onAnswer }: { id: string; options: typeof YES_NO; value: string | undefined; onAnswer: Answer }) => (
  <>
    {options.map((option) => (
      <label key={option.value}>
        <input
          type="radio"
          name={id}
          value={option.value}
          checked={value === option.value}
          onInput={(event) => onAnswer(id, event.currentTarget.value)}
        />
        {option.label}
      </label>
    ))}
  </>
)

const Field = ({ widget: { id, parameters }, value, onAnswer }: { widget: Widget; value: string | undefined; onAnswer: Answer }) => {
  const { input, label, required, options = YES_NO } = parameters
  if (input === 'choice' || input === 'yesno') {
    return (
      <fieldset>
        <legend>{label}</legend>
        <Radios id={id} options={options} value={value} onAnswer={onAnswer} />
      </fieldset>
    )
  }
  return (
    <p>
      <label for={id}>{label}</label>
      <input id={id} type={input} required={required} value={value ?? ''} onInput={(event) => onAnswer(id, event.currentTarget.value)} />
    </p>
  )
}

const Form = ({ run: { execution }, onSubmit }: { run: Run; onSubmit: (answers: Answers) => void }) => {
  const [answers, setAnswers] = useState<Answers>({})
  const answer: Answer = (id, value) => setAnswers((before) => ({ ...before, [id]: value }))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(answers)
      }}
    >
      <p>{execution.thing.name}</p>
      <h1>{execution.task.name}</h1>
      {execution.config.widgets.map((widget) => (
        <Field key={widget.id} widget={widget} value={answers[widget.id]} onAnswer={answer} />
      ))}
      <button type="submit">Submit</button>
    </form>
  )
}

const STYLE = 'form{display:grid;gap:16px;font:16px/1.5 system-ui}label{display:block}input{font:inherit;min-height:48px}'

class BareTask extends HTMLElement {
  async connectedCallback() {
    const shadow = this.attachShadow({ mode: 'open' })
    const api = this.getAttribute('api') ?? ''
    const call = async (path: string, method: string, token: string, body: object) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      return (await fetch(`${api}${path}`, { method, headers, body: JSON.stringify(body) })).json()
    }
    const run: Run = await call('/core/executions', 'POST', this.getAttribute('token') ?? '', {})
    const submit = async (answers: Answers) => {
      const widgets = run.execution.config.widgets.map(({ id, parameters: { label, input } }) => [id, { label, input, value: answers[id] }])
      await call(`/core/executions/${run.id}`, 'PATCH', run.token, { widgets: Object.fromEntries(widgets) })
      await call(`/core/executions/${run.id}/process`, 'POST', run.token, {})
      await call(`/core/executions/${run.id}/complete`, 'POST', run.token, {})
    }
    render(
      <>
        <style>{STYLE}</style>
        <Form run={run} onSubmit={submit} />
      </>,
      shadow,
    )
  }
}

customElements.define('bare-task', BareTask)
