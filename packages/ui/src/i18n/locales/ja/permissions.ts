import type { Messages } from '../../keys.ts'

export const messages: Messages<'permissions', 'ja'> = {
  line: '{{what}}の{{actions}}',
  'of.accounts': 'アカウント',
  'of.organizations': '組織',
  'of.vcodegroups': 'コードグループ',
  'of.identificationCodes': '識別コード',
  'of.tasksLibrary': '作業ライブラリ',
  'of.task_things': '割り当て済みの作業',
  'of.executions': '作業の実施',
  'of.portal': 'ポータル',
  'to.read': '表示',
  'to.list': '一覧',
  'to.create': '作成',
  'to.update': '変更',
  'to.delete': '削除',
  'to.invite': '招待',
  'to.discover': 'コードで検索',
  'to.process': '送信',
  'to.complete': '完了',
  'to.access': '利用',
}
