import type { Messages } from '../../keys.ts'

export const messages: Messages<'unit-history', 'zh-Hans'> = {
  title: '状态历史记录',
  empty: '尚无更改。状态的每次更改及更改者都会显示在这里。',
  became: '更改为',
  more: '显示更多',
}
