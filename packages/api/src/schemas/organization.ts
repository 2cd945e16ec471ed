import * as z from 'zod/mini'
import { OrganizationSummary } from './account.ts'
import { FileUrl, Link, paged } from './common.ts'
import { changeOf, Description, listQuery, Name, newOf } from './entity.ts'
import { Language } from './language.ts'
import { patterns } from './patterns.ts'
import { emailAddress, line } from './text.ts'
import { TimeZone } from './time-zone.ts'

/** A status that a unit of this organization can have. */
export const UnitStatus = z.object({ value: z.int(), name: z.string() })
export type UnitStatus = z.infer<typeof UnitStatus>

/** Stands at the end of every list of statuses, and alone when the list can't be fetched. */
export const UNKNOWN_UNIT_STATUS: UnitStatus = { value: -1, name: 'Unknown ID' }

export const UnitStatusQuery = listQuery(['value_asc', 'value_desc', 'name_asc', 'name_desc'])
export type UnitStatusQuery = z.infer<typeof UnitStatusQuery>
export const UnitStatusPage = paged(UnitStatus)
export type UnitStatusPage = z.infer<typeof UnitStatusPage>

/** An address of mail; may be internationalized. */
export const EmailAddress = emailAddress()

/** A year. */
const CORRECTION_HOURS_MAX = 8_760

/** What people write of their organization, and how its pages look. */
const shown = {
  businessType: z.optional(line(100)),
  description: z.optional(Description),
  /** Begins with https:// or http://. */
  website: z.optional(Link),
  email: z.optional(EmailAddress),
  phone: z.optional(line(50)),
  /** The logo. */
  image: z.optional(FileUrl),
  publicPageImage: z.optional(FileUrl),
  /** Replaces the accent of the theme, `#rrggbb`. */
  accentColor: z.optional(z.string().check(z.regex(patterns.color_invalid))),
  /** Whose days its dashboard counts; UTC where absent. */
  timeZone: z.optional(TimeZone),
  /** For how many hours whoever recorded an interaction may correct its answers; 24 where absent. */
  correctionHours: z.optional(z.int().check(z.gte(0), z.lte(CORRECTION_HOURS_MAX))),
}

export const Organization = z.object({
  ...OrganizationSummary.shape,
  ...shown,
  /** Language of the organization's wording; a membership's own `portalLanguage` goes before it. */
  language: Language,
  /** Browsers that are older than the zone read it, too. */
  timeZone: z.optional(z.string().check(z.maxLength(64))),
})
export type Organization = z.infer<typeof Organization>

/** Its slug is made from its name, and stays. */
export const NewOrganization = newOf({ name: Name, language: z._default(Language, 'en'), ...shown })
export const OrganizationChange = changeOf({ name: Name, language: Language, ...shown })

/** Orders of one's organizations; the first is the default. `name_0` is how older clients say `name_asc`, `name_1` `name_desc`. */
export const organizationSorts = ['id_asc', 'name_asc', 'name_desc', 'name_0', 'name_1'] as const
