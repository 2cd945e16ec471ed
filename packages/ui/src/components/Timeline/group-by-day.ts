export interface DayGroup<Item> {
  day: string
  items: Item[]
}

/** Gathers neighbours of the same day and keeps their order. */
export const groupByDay = <Item>(items: readonly Item[], getDay: (item: Item) => string): DayGroup<Item>[] => {
  const groups: DayGroup<Item>[] = []
  for (const item of items) {
    const day = getDay(item)
    const last = groups.at(-1)
    if (last?.day === day) last.items.push(item)
    else groups.push({ day, items: [item] })
  }
  return groups
}
