import type { AssetTables } from './tables/assets.ts'
import type { OutboxTables } from './tables/outbox.ts'
import type { PeopleTables } from './tables/people.ts'
import type { PlatformTables } from './tables/platform.ts'
import type { TaskTables } from './tables/tasks.ts'
import type { VariantTables } from './tables/variants.ts'

export type { PublicPage } from './tables/assets.ts'

/** All tables that queries name with their types. */
export interface Database extends PeopleTables, AssetTables, VariantTables, TaskTables, OutboxTables, PlatformTables {}
