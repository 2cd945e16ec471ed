import '../browser.ts'
import './BuilderPage.css'
import { languages } from '@tracemark/api/schemas'
import { languageName } from '@tracemark/ui/i18n'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { builderTexts } from './builder-texts.ts'
import { type Choice, listAttributes, scriptTag, toTag } from './to-tag.ts'

export interface BuilderPageProps {
  language: string
  /** What is chosen at first. */
  initial: Choice
  /** Origin of the API that the live element asks. */
  api: string
}

const ACCENTS = ['', '#7a2e1d', '#1d4f7a', '#5b3a8c', '#8a5a00'] as const
const WIDTHS = [360, 480, 640] as const

interface OptionsProps<Value extends string> {
  legend: string
  value: Value
  options: readonly (readonly [Value, string])[]
  onChange: (value: Value) => void
}

const Options = <Value extends string>({ legend, value, options, onChange }: OptionsProps<Value>) => {
  const name = useId()
  return (
    <fieldset className="tb-field">
      <legend>{legend}</legend>
      <div className="tb-segments">
        {options.map(([option, label]) => (
          <label key={option}>
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const Labelled = ({ label, children }: { label: string; children: (id: string) => ReactNode }) => {
  const id = useId()
  return (
    <div className="tb-field">
      <label className="tb-label" htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  )
}

/** The element itself, as a site has it. */
const Live = ({ choice, api }: { choice: Choice; api: string }) => {
  const stage = useRef<HTMLDivElement>(null)
  const attributes = JSON.stringify(listAttributes(choice))
  const { element: tag } = choice
  useEffect(() => {
    const element = document.createElement(tag)
    element.setAttribute('api', api)
    for (const [name, value] of JSON.parse(attributes) as [string, string][]) {
      if (name === 'style') element.style.cssText = value
      else element.setAttribute(name, value)
    }
    stage.current?.replaceChildren(element)
  }, [tag, attributes, api])
  return <div className="tb-stage" ref={stage} />
}

/** Makes the tag for what a site owner chooses, and shows what it will look like. */
export const BuilderPage = ({ language, initial, api }: BuilderPageProps) => {
  const t = builderTexts(language)
  const [choice, setChoice] = useState(initial)
  const [copied, setCopied] = useState<string>()
  const set = (change: Partial<Choice>) => setChoice((before) => ({ ...before, ...change }))
  const { element, by, lang, theme, accent, width } = choice
  const tag = toTag(choice)
  const accentName = useId()
  const isTask = element === 'tracemark-task'
  const text = (name: 'token' | 'thing' | 'task') => (
    <Labelled label={t[name]}>
      {(id) => (
        <input
          className="tb-text"
          id={id}
          value={choice[name]}
          spellCheck={false}
          onChange={(event) => set({ [name]: event.target.value })}
        />
      )}
    </Labelled>
  )
  const copy = () => {
    navigator.clipboard.writeText(`${scriptTag}\n\n${tag}\n`).then(
      () => setCopied(tag),
      () => undefined,
    )
  }
  return (
    <main className="tb">
      <header className="tb-head">
        <h1>{t.title}</h1>
        <p>{t.lead}</p>
      </header>
      <div className="tb-columns">
        <form className="tb-form" onSubmit={(event) => event.preventDefault()}>
          <Options
            legend={t.element}
            value={element}
            options={[
              ['tracemark-task', t['tracemark-task']],
              ['tracemark-page', t['tracemark-page']],
            ]}
            onChange={(value) => set({ element: value })}
          />
          {isTask && (
            <Options
              legend={t.by}
              value={by}
              options={[
                ['token', t.byToken],
                ['thing', t.byThing],
              ]}
              onChange={(value) => set({ by: value })}
            />
          )}
          {isTask && by === 'token' ? text('token') : text('thing')}
          {isTask && by === 'thing' && text('task')}
          <Options
            legend={t.theme}
            value={theme}
            options={[
              ['auto', t.auto],
              ['light', t.light],
              ['dark', t.dark],
            ]}
            onChange={(value) => set({ theme: value })}
          />
          <div className="tb-two">
            <Labelled label={t.lang}>
              {(id) => (
                <select className="tb-text" id={id} value={lang} onChange={(event) => set({ lang: event.target.value })}>
                  <option value="">{t.langPage}</option>
                  {languages.map((code) => (
                    <option key={code} value={code}>
                      {languageName(code)}
                    </option>
                  ))}
                </select>
              )}
            </Labelled>
            <Labelled label={t.width}>
              {(id) => (
                <select
                  className="tb-text"
                  id={id}
                  value={width ?? ''}
                  onChange={({ target }) => set({ width: target.value === '' ? undefined : Number(target.value) })}
                >
                  <option value="">{t.widthFull}</option>
                  {WIDTHS.map((size) => (
                    <option key={size} value={size}>{`${size} px`}</option>
                  ))}
                </select>
              )}
            </Labelled>
          </div>
          <fieldset className="tb-field">
            <legend>{t.accent}</legend>
            <div className="tb-swatches">
              {ACCENTS.map((colour) => (
                <label key={colour} style={{ ['--tb-colour' as string]: colour || '#1f5c45' }} title={colour || t.accentOurs}>
                  <input
                    type="radio"
                    name={accentName}
                    aria-label={colour || t.accentOurs}
                    checked={accent === colour}
                    onChange={() => set({ accent: colour })}
                  />
                </label>
              ))}
            </div>
          </fieldset>
        </form>
        <div>
          <section className="tb-code">
            <header>
              <h2>{t.tag}</h2>
              <button type="button" aria-live="polite" onClick={copy}>
                {copied === tag ? t.copied : t.copy}
              </button>
            </header>
            <pre data-testid="tag">
              <code>{tag}</code>
            </pre>
            <pre className="tb-once">
              <code>{`<!-- ${t.script} -->\n${scriptTag}`}</code>
            </pre>
          </section>
          <section className="tb-live">
            <h2>{t.live}</h2>
            <Live choice={choice} api={api} />
          </section>
        </div>
      </div>
    </main>
  )
}
