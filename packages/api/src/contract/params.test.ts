import { expect, test } from 'vitest'
import { OrganizationParam } from './params.ts'

test.each([101, '101', '2147483647'])('%j numbers an organization', (value) => {
  expect(OrganizationParam.parse(value)).toBe(Number(value))
})

test.each(['0x65', ' 101', '101 ', '1e2', '+101', '0101', '101.0', '', '0', '-1', '2147483648', 0, 1.5, Number.NaN])(
  '%j numbers none',
  (value) => {
    expect(OrganizationParam.safeParse(value).success).toBe(false)
  },
)
