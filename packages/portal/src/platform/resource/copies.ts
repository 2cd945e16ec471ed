interface OpenCopy {
  label: string
  onSelect: () => void
}

/** Remembers the copy of each row that was duplicated, so that the toast opens it. `label`: of what does; `open`: with the copy's id. */
export const createCopies = (label: string, open: (copyId: string) => void) => {
  const copies = new Map<string, string>()
  return {
    add: (id: string, copyId: string): void => void copies.set(id, copyId),
    /** What opens the copy of this row; undefined where there is none. */
    opens: (id: string): OpenCopy | undefined => {
      const copyId = copies.get(id)
      return copyId === undefined ? undefined : { label, onSelect: () => open(copyId) }
    },
  }
}
