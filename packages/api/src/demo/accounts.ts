import { demoId } from './ids.ts'
import type { DemoAccount, DemoMembership } from './types.ts'

const person = (firstName: string, lastName: string, email: string, canSignIn = false): DemoAccount => ({
  id: demoId(`account/${email}`),
  firstName,
  lastName,
  email,
  canSignIn,
})

/** The first three can sign in; the others stand behind records. */
export const demoAccounts: DemoAccount[] = [
  person('Lucía', 'Montoya', 'owner@demo.test', true),
  person('Andrés', 'Quintero', 'member@demo.test', true),
  person('Yamileth', 'Ospina', 'worker@demo.test', true),
  person('Jhon Fredy', 'Giraldo', 'jhon.giraldo@sierra-alta.example'),
  person('Gloria Inés', 'Arango', 'gloria.arango@sierra-alta.example'),
  person('Luz Dary', 'Cifuentes', 'luz.cifuentes@sierra-alta.example'),
  person('Hernando', 'Patiño', 'hernando.patino@sierra-alta.example'),
  person('Katharina', 'Lauer', 'k.lauer@klosterhalde.example'),
  person('Matthias', 'Thielen', 'm.thielen@klosterhalde.example'),
  person('Svenja', 'Bohr', 's.bohr@klosterhalde.example'),
  person('Akinyi', 'Odhiambo', 'a.odhiambo@open-granary.example'),
  person('Josphat', 'Ekal', 'j.ekal@open-granary.example'),
  person('Halima', 'Abdi', 'h.abdi@open-granary.example'),
  person('Camila', 'Restrepo', 'camila.restrepo@sierra-alta.example'),
  person('Óscar', 'Vélez', 'oscar.velez@sierra-alta.example'),
  person('Jonas', 'Becker', 'j.becker@klosterhalde.example'),
  person('Peter', 'Lokol', 'p.lokol@open-granary.example'),
]

export const accountByEmail = (email: string): DemoAccount => {
  const account = demoAccounts.find((candidate) => candidate.email === email)
  if (!account) throw new TypeError(`No demo account has the address ${email}.`)
  return account
}

const membership = (organizationId: number, email: string, role: DemoMembership['role'], accessPortal: boolean): DemoMembership => ({
  id: demoId(`membership/${organizationId}/${email}`),
  organizationId,
  accountId: accountByEmail(email).id,
  role,
  accessPortal,
  isSuspended: false,
})

export const demoMemberships: DemoMembership[] = [
  membership(101, 'owner@demo.test', 'owner', true),
  membership(101, 'member@demo.test', 'member', true),
  membership(101, 'worker@demo.test', 'member', false),
  membership(101, 'jhon.giraldo@sierra-alta.example', 'member', false),
  membership(101, 'gloria.arango@sierra-alta.example', 'member', false),
  membership(101, 'luz.cifuentes@sierra-alta.example', 'member', false),
  membership(101, 'hernando.patino@sierra-alta.example', 'member', false),
  membership(102, 'owner@demo.test', 'owner', true),
  membership(102, 'k.lauer@klosterhalde.example', 'admin', true),
  membership(102, 'm.thielen@klosterhalde.example', 'member', false),
  membership(102, 's.bohr@klosterhalde.example', 'member', false),
  membership(103, 'owner@demo.test', 'owner', true),
  membership(103, 'worker@demo.test', 'member', false),
  membership(103, 'a.odhiambo@open-granary.example', 'admin', true),
  membership(103, 'j.ekal@open-granary.example', 'member', false),
  membership(103, 'h.abdi@open-granary.example', 'member', false),
  membership(101, 'camila.restrepo@sierra-alta.example', 'admin', true),
  { ...membership(101, 'oscar.velez@sierra-alta.example', 'member', true), isSuspended: true },
  { ...membership(102, 'j.becker@klosterhalde.example', 'member', true), isSuspended: true },
  { ...membership(103, 'p.lokol@open-granary.example', 'member', true), isSuspended: true },
]
