import type { Messages } from '../../keys.ts'

export const messages: Messages<'assets', 'ja'> = {
  title: '製品',
  one: '製品',
  'empty.title': '製品はまだありません',
  'empty.text':
    'コーヒーやワインなど、組織が品質と来歴を保証する製品がここに表示されます。最初の製品を作成し、個体にコードを割り当ててください。',
  'failed.create': '製品を作成できませんでした',
  'failed.update': '製品を更新できませんでした',
  'failed.delete': '製品を削除できませんでした',
  'failed.duplicate': '製品を複製できませんでした',
  'failed.load': '製品を読み込めませんでした',
  search: '製品を検索',
  'action.add_tasks': '作業を追加',
  'action.remove_tasks': '作業を外す',
  'action.add_value_chain': 'バリューチェーンを追加',
  'action.add_support': 'サポート窓口を追加',
  'action.remove_support': 'サポート窓口を外す',
  'action.manage': '管理',
  'action.duplicate': '複製',
  'action.from_clipboard': 'クリップボードから更新',
  'column.units': '個体',
  'column.latest': '最新の活動記録',
  'column.state': 'ステータス',
}
