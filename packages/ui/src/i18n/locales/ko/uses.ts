import type { Messages } from '../../keys.ts'

export const messages: Messages<'uses', 'ko'> = {
  by_other: '{{what}}에서 사용 중입니다.',
  hidden: '{{what}}(숨김)',
  title: '“{{name}}” 항목은 사용 중이므로 삭제할 수 없습니다',
  checking: '사용 여부를 확인하는 중…',
  none: '사용하는 곳이 없습니다.',
  kept_other: '이 중 {{shown}}개는 사용 중이므로 삭제할 수 없습니다:',
  show: '{{what}} 보기',
  archive: '보관',
  archive_instead: '대신 보관하세요. 기록은 남고 더 이상 선택 항목에 표시되지 않습니다.',
  hide: '숨기기',
  hide_instead: '대신 숨기세요. 기록은 남고 목록과 공개 페이지에 표시되지 않습니다.',
}
