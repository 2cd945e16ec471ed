import { expectTypeOf, test } from 'vitest'
import type { RowOpening } from './DataTable.tsx'

interface Lot {
  id: string
}

test('an address alone is refused by the type checker: its links would lead nowhere', () => {
  expectTypeOf<{ getRowHref: (lot: Lot) => string }>().not.toExtend<RowOpening<Lot>>()
  expectTypeOf<{ onOpen: (id: string) => void; getRowHref: (lot: Lot) => string }>().toExtend<RowOpening<Lot>>()
  expectTypeOf<{ onOpen: (id: string) => void }>().toExtend<RowOpening<Lot>>()
})
