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
  unit: '유닛 {{name}}',
  unit_of: '{{variant}}, 유닛 {{name}}',
  status: '상태: {{status}}',
  unknown_unit: '등록되지 않은 코드입니다',
  unknown_unit_why:
    '{{name}}에는 코드가 {{code}}인 유닛이 없습니다. 잘못 입력했거나 라벨이 복제된 것일 수 있습니다. 아래 내용은 제품에 대한 것이며 손에 든 물건에 대한 것이 아닙니다.',
  way_of_unit: '이 유닛의 기록',
  share: '공유',
  copied: '링크를 복사했습니다',
  not_copied: '이 링크를 복사하세요: {{link}}',
}
