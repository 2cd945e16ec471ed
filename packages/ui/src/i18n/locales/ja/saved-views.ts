import type { Messages } from '../../keys.ts'

export const messages: Messages<'saved-views', 'ja'> = {
  new: 'ビューを保存',
  edit: 'ビューを編集',
  audience: '公開範囲',
  'audience.private': '自分のみ',
  'audience.team': 'チーム',
  'audience.organization': '組織',
  audience_hint: '各ユーザーには、閲覧権限のある行だけが表示されます。',
  cannot_share: 'ビューを共有するには、一覧の内容を変更する権限が必要です。',
  delete_text: '一覧の内容は残ります。このビューで一覧を開いていたユーザーには、すべての行が表示されます。',
}
