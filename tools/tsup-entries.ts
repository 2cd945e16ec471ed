interface Target {
  source: string
  /** Absent where a subpath has types alone. */
  default?: string
}

/** What tsup builds: one file for each subpath that a package's `exports` lists, at the place that they name. */
export const listEntries = (exports: Readonly<Record<string, Target | string>>): Record<string, string> =>
  Object.fromEntries(
    Object.values(exports).flatMap((target) =>
      typeof target === 'string' || target.default === undefined
        ? []
        : [[target.default.slice('./dist/'.length).replace(/\.(js|css)$/, ''), target.source.slice('./'.length)]],
    ),
  )
