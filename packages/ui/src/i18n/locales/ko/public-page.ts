import type { Messages } from '../../keys.ts'

export const messages: Messages<'public-page', 'ko'> = {
  loading: '페이지를 여는 중',
  registered_by: '등록: {{name}}',
  records_other: '보관된 기록 {{shown}}건',
  records_latest_other: '보관된 기록 {{shown}}건 (최신: {{date}})',
  no_records: '보관된 기록이 아직 없습니다',
  stamp: '등록 완료',
  journey: '여기까지 온 길',
  journey_map_other: '{{count}}곳을 거쳐 온 길의 약도: {{names}}',
  about: '소개',
  attributes: '상세 정보',
  gtin: 'GTIN',
  yes: '예',
  no: '아니요',
  footer: '이 페이지의 기록은 {{name}}에서 Tracemark로 관리합니다.',
}
