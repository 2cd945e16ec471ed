import type { Messages } from '../../keys.ts'

export const messages: Messages<'permissions', 'ko'> = {
  line: '{{what}} {{actions}}',
  'of.accounts': '계정',
  'of.organizations': '조직',
  'of.vcodegroups': '코드 그룹',
  'of.identificationCodes': '식별 코드',
  'of.tasksLibrary': '작업 라이브러리',
  'of.task_things': '배정된 작업',
  'of.executions': '작업 수행',
  'of.portal': '포털',
  'to.read': '보기',
  'to.list': '목록',
  'to.create': '만들기',
  'to.update': '변경',
  'to.delete': '삭제',
  'to.invite': '초대',
  'to.discover': '코드로 찾기',
  'to.process': '제출',
  'to.complete': '완료',
  'to.access': '이용',
}
