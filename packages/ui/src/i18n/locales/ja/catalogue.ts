import type { Messages } from '../../keys.ts'

export const messages: Messages<'catalogue', 'ja'> = {
  overview: '概要',
  shared_with_us: '他組織からの共有',
  guided_tasks: 'ガイド付き現場作業',
}
