import { Facts } from './parts.tsx'

/** What is known, what it is, and where it leads. Without a value it is left out. */
export type Fact = readonly [name: string, value: string | undefined, href?: string | undefined]

/** Names and what they are, one below the other. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <Facts>
    {facts.map(
      ([name, value, href]) =>
        value !== undefined && (
          <div key={`${name} ${value}`}>
            <dt>{name}</dt>
            <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
          </div>
        ),
    )}
  </Facts>
)
