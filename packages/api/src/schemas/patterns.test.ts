import { expect, test } from 'vitest'
import { isEmail, isPhone } from './patterns.ts'
import { NewSupportProfile, SupportProfile } from './support-profile.ts'

test('e-mail addresses', () => {
  const good = ['luisa@sierra-alta.example', 'a.b+c@d.example', 'info@müller.example']
  const bad = ['luisa', 'luisa@sierra', '@a.example', 'a b@c.example', 'a@b.example, c@d.example', '']
  expect([...good, ...bad].filter(isEmail)).toEqual(good)
})

test('phone numbers', () => {
  const good = ['+57 606 741 2200', '+49 (30) 901820', '+1-202-555-0143', '+(57) 606 741 2200']
  const bad = ['606 741 2200', '+12345', '+1234567890123456', '+57 abc 1234567', `+1234567${' '.repeat(30)}`, '']
  expect([...good, ...bad].filter(isPhone)).toEqual(good)
})

test('what visitors could not reach is refused, and answered where it was taken once', () => {
  const { phone, email } = SupportProfile.shape
  expect(
    NewSupportProfile.safeParse({ name: 'Help', phone: '606 741 2200', email: 'luisa@sierra' }).error?.issues.map(({ path }) => path),
  ).toEqual([['phone'], ['email']])
  expect([phone.parse('606 741 2200'), email.parse('luisa@sierra')]).toEqual(['606 741 2200', 'luisa@sierra'])
})
