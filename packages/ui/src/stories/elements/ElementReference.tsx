import type { DeclaredElement } from './declared.ts'
import { Words } from './Words.tsx'

interface Row {
  name: string
  description: string
  type?: { text: string }
}

interface TableProps {
  title: string
  /** What the type is called here. */
  typed?: string
  rows: readonly Row[]
}

const Table = ({ title, typed, rows }: TableProps) => {
  if (rows.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too */}
      <section className="docs-element-table" aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              {typed && <th scope="col">{typed}</th>}
              <th scope="col">Meaning</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, type, description }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                {typed && (
                  <td>
                    <code>{type?.text}</code>
                  </td>
                )}
                <td>
                  <Words text={description} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

/** `CustomEvent<{ height: number }>` has `{ height: number }` to say. */
const withDetail = (events: DeclaredElement['events']) =>
  events.map((event) => ({ ...event, type: { text: event.type.text.replace(/^CustomEvent<(.*)>$/, '$1') } }))

/** Everything that a page can give an element, and hear from it. */
export const ElementReference = ({ element }: { element: DeclaredElement }) => (
  <div className="docs-element">
    <h2>{`<${element.tagName}>`}</h2>
    <Table title="Attributes" typed="Type" rows={element.attributes} />
    <Table title="Properties" typed="Type" rows={element.properties} />
    <Table title="Events" typed="Detail" rows={withDetail(element.events)} />
    <Table title="Methods" typed="Answer" rows={element.methods} />
    <Table title="Slots" rows={element.slots} />
    <Table title="Parts" rows={element.cssParts} />
    <Table title="Custom properties" rows={element.cssProperties} />
  </div>
)
