import type { Messages } from '../../keys.ts'

export const messages: Messages<'uses', 'ja'> = {
  by_other: '{{what}}で使用されています。',
  hidden: '{{what}}（非表示）',
  title: '「{{name}}」は使用中のため削除できません',
  checking: '使用状況を確認しています…',
  none: 'どこにも使用されていません。',
  kept_other: 'このうち{{shown}}件は使用中のため削除できません：',
  show: '{{what}}を表示',
  archive: 'アーカイブ',
  archive_instead: '代わりにアーカイブしてください。記録は残り、選択肢には表示されなくなります。',
  hide: '非表示にする',
  hide_instead: '代わりに非表示にしてください。記録は残り、一覧と公開ページには表示されなくなります。',
}
