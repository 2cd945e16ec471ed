import { createElement, useId, useLayoutEffect, useRef, useState } from 'react'
import type { DeclaredElement } from './declared.ts'
import { Words } from './Words.tsx'
import './element-playground.css'

type Given = Readonly<Record<string, string>>

/** Of a custom property as the kit has it: as a browser's colour input takes it, or nothing where it is no colour. */
const readColour = (name: string): string | undefined => {
  const probe = document.createElement('i')
  probe.style.color = `var(${name}, transparent)`
  document.body.append(probe)
  const [red = 0, green = 0, blue = 0, alpha = 1] = (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).map(Number)
  const isColour = CSS.supports('color', getComputedStyle(probe).getPropertyValue(name).trim())
  probe.remove()
  if (!isColour || alpha === 0) return undefined
  return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

const toCss = (tag: string, given: Given): string =>
  [`${tag} {`, ...Object.entries(given).map(([name, value]) => `  ${name}: ${value};`), '}'].join('\n')

interface PropertyProps {
  name: string
  description: string
  value: string | undefined
  onChange: (value: string) => void
}

const Property = ({ name, description, value, onChange }: PropertyProps) => {
  const id = useId()
  const [colour] = useState(() => readColour(name))
  return (
    <li>
      <label htmlFor={id}>
        <code>{name}</code>{' '}
        <span>
          <Words text={description} />
        </span>
      </label>
      <input
        id={id}
        type={colour === undefined ? 'text' : 'color'}
        value={value ?? colour ?? ''}
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </li>
  )
}

interface Heard {
  key: number
  name: string
  detail: string
}

const EventLog = ({ heard, onClear }: { heard: readonly Heard[]; onClear: () => void }) => (
  <section>
    <header>
      <h2>Events</h2>
      <button type="button" disabled={heard.length === 0} onClick={onClear}>
        Clear
      </button>
    </header>
    <div role="log" aria-label="Events">
      <ol className="playground-events">
        {heard.map(({ key, name, detail }) => (
          <li key={key}>
            <code>{name}</code>
            <code>{detail}</code>
          </li>
        ))}
      </ol>
    </div>
  </section>
)

interface CssProps {
  tag: string
  properties: DeclaredElement['cssProperties']
  given: Given
  onGive: (given: Given) => void
}

const Css = ({ tag, properties, given, onGive }: CssProps) => {
  const [copied, setCopied] = useState<string>()
  const css = toCss(tag, given)
  const copy = () => {
    navigator.clipboard.writeText(css).then(
      () => setCopied(css),
      () => undefined,
    )
  }
  const isEmpty = Object.keys(given).length === 0
  const give = (name: string) => (value: string) => {
    const { [name]: _, ...others } = given
    onGive(value === '' ? others : { ...others, [name]: value })
  }
  return (
    <section>
      <header>
        <h2>Theme</h2>
        <button type="button" disabled={isEmpty} onClick={() => onGive({})}>
          Reset
        </button>
        <button type="button" disabled={isEmpty} onClick={copy}>
          {copied === css ? 'Copied' : 'Copy CSS'}
        </button>
      </header>
      <pre data-testid="css">{isEmpty ? '/* Change a property below. */' : css}</pre>
      <ul className="playground-properties">
        {properties.map(({ name, description }) => (
          <Property key={name} name={name} description={description} value={given[name]} onChange={give(name)} />
        ))}
      </ul>
    </section>
  )
}

interface ElementPlaygroundProps {
  element: DeclaredElement
  attributes: Given
}

/** The element itself, with inputs for its custom properties, the CSS that they make, and what it says. */
export const ElementPlayground = ({ element: { tagName, events, cssProperties }, attributes }: ElementPlaygroundProps) => {
  const live = useRef<HTMLElement>(null)
  const [given, setGiven] = useState<Given>({})
  const [heard, setHeard] = useState<readonly Heard[]>([])
  useLayoutEffect(() => {
    const element = live.current
    const hear = (event: Event) => {
      const detail = event instanceof CustomEvent ? JSON.stringify(event.detail) : ''
      setHeard((before) => [...before, { key: before.length, name: event.type, detail }])
    }
    for (const { name } of events) element?.addEventListener(name, hear)
    return () => {
      for (const { name } of events) element?.removeEventListener(name, hear)
    }
  }, [events])
  return (
    <main className="playground">
      <div className="playground-live">
        {createElement(tagName, { ...attributes, ref: live, style: given })}
        <EventLog heard={heard} onClear={() => setHeard([])} />
      </div>
      <Css tag={tagName} properties={cssProperties} given={given} onGive={setGiven} />
    </main>
  )
}
