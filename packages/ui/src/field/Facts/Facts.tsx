import './Facts.css'

export interface Fact {
  label: string
  value: string
  /** Languages (BCP 47) of the two, where they are not of the page's. */
  labelLang?: string | undefined
  valueLang?: string | undefined
}

/** A number and its unit stay on one line: 1,740 m. */
export const joined = (value: string): string => value.replace(/(\d) (?=[^\s\d]{1,4}(?:\s|$))/g, '$1\u00a0')

/** Up to three facts side by side, big value over small label. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="tm-facts" data-count={facts.length}>
    {facts.map((fact) => (
      <div key={fact.label}>
        <dt lang={fact.labelLang}>{fact.label}</dt>
        <dd lang={fact.valueLang}>{joined(fact.value)}</dd>
      </div>
    ))}
  </dl>
)

/** Any number of facts, a line each, with every blank that was recorded. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="tm-fact-list">
    {facts.map((fact) => (
      <div key={fact.label}>
        <dt lang={fact.labelLang}>{fact.label}</dt>
        <dd lang={fact.valueLang}>{fact.value}</dd>
      </div>
    ))}
  </dl>
)
