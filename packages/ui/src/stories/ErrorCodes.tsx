import { styled } from '@mui/material/styles'
import { deviceErrorCodes, type ShownErrorCode, shownErrorCodes } from '../errors/error-code.ts'
import { codeText } from '../errors/failure-text.ts'
import { useTranslate } from '../i18n/context.ts'

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 'var(--tm-text-s)',
  textAlign: 'start',
  '& th, & td': { padding: '4px 12px 4px 0', borderBottom: '1px solid var(--tm-line)', textAlign: 'start', verticalAlign: 'baseline' },
  '& thead th': { color: 'var(--tm-ink-muted)', fontWeight: 500 },
  '& tbody th': { fontWeight: 400 },
  '& code': { fontFamily: 'var(--tm-font-code)' },
  '& td:nth-of-type(2)': { fontWeight: 600 },
})

const isOfDevice = (code: ShownErrorCode) => deviceErrorCodes.some((own) => own === code)

/** What a person reads for each error code. */
export const ErrorCodes = () => {
  const t = useTranslate()
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">From</th>
          <th scope="col">What</th>
          <th scope="col">Why</th>
          <th scope="col">What to do</th>
        </tr>
      </thead>
      <tbody>
        {shownErrorCodes.map((code) => {
          const { what, why, action } = codeText(t, code)
          return (
            <tr key={code}>
              <th scope="row">
                <code>{code}</code>
              </th>
              <td>{isOfDevice(code) ? 'device' : 'server'}</td>
              <td>{what}</td>
              <td>{why}</td>
              <td>{action}</td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
