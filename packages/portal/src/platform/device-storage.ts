/** A page's storage, or one that forgets at its end: browsers may forbid even the look at it. */
export const openStorage = (open: () => Storage): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
  try {
    return open()
  } catch {
    const entries = new Map<string, string>()
    return {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    }
  }
}

export const deviceStorage = openStorage(() => localStorage)
