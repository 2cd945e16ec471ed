/** Whether two views show the same: compare function for `useSelector`. */
export const isSameView = <View extends object>(a: View, b: View): boolean => {
  const [before, after] = [Object.entries(a), Object.entries(b)]
  return before.length === after.length && before.every(([key, value]) => Object.is(value, (b as Record<string, unknown>)[key]))
}
