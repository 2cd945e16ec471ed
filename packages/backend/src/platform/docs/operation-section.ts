import { MAX_UPLOAD_BYTES } from '@tracemark/api/rules'
import { escapeHtml as text } from '../html.ts'
import { EXAMPLE_SERVER } from './examples.ts'
import { fieldList, groupTitle, methodText, pathText, typeText, words } from './markup.ts'
import { exampleAddress, type Operation } from './operations.ts'

const json = (serverUrl: string, value: unknown): string => text(JSON.stringify(value, undefined, 2).replaceAll(EXAMPLE_SERVER, serverUrl))

/** A new key at each run: one that stood here would be taken from call to call, and is refused with other content. */
const KEY_HEADER = '  -H "Idempotency-Key: $(uuidgen)"'

const request = (serverUrl: string, operation: Operation): string => {
  const { method, token, body, takesFile, parameters } = operation
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} '${serverUrl}${exampleAddress(operation)}'`,
    ...(token === undefined ? [] : [`  -H 'Authorization: Bearer <${token} token>'`]),
    ...(parameters.some(({ in: place }) => place === 'header') ? [KEY_HEADER] : []),
    ...(takesFile ? ['  --data-binary @lab-report.csv'] : []),
    ...(body ? ["  -H 'Content-Type: application/json'", `  -d '${JSON.stringify(body.example).replaceAll("'", "'\\''")}'`] : []),
  ].join(' \\\n')
}

const FILE_BODY = `<h3>Body</h3><p>The bytes of one file, as they are: at most ${MAX_UPLOAD_BYTES / 1024 / 1024} MB of a picture, film, sound, text, PDF, archive or document of an office. What it is follows from its content, whatever the sender says.</p>`

const errorList = ({ errors }: Operation): string =>
  `<h3>Errors</h3><ul class="errors">${errors
    .map(
      ({ status, codes }) =>
        `<li><b>${status}</b> ${codes.map((code) => `<a href="#error-${text(code)}"><code>${text(code)}</code></a>`).join(' ')}</li>`,
    )
    .join('')}</ul>`

/** Closed until it is opened, or its address names it: the address leads into what is folded away, which opens it. */
const operationDetails = (serverUrl: string, operation: Operation, names: ReadonlySet<string>): string => {
  const { id, method, path, summary, permissions, token, parameters, body, takesFile, answer } = operation
  const fields = [...parameters, ...(body?.fields ?? [])].map(({ name }) => name)
  return `<details class="entry" ${words(id, method, path, summary, permissions, answer.type, ...fields)}>
<summary>${methodText(method)} <span class="title">${text(summary)}</span> <code>${pathText(path)}</code></summary>
<article id="${text(id)}" aria-label="${text(summary)}">
<div class="words">
<p class="needs">${token === undefined ? 'No token.' : `Takes the <a href="#tokens">${text(token)} token</a>.`} ${text(permissions)}</p>
${fieldList('Parameters', parameters, names)}
${body ? fieldList('Body', body.fields, names) : ''}${takesFile ? FILE_BODY : ''}
<h3>Answer</h3><p class="answer">${typeText(answer.type, names)}</p>
${answer.type.startsWith('page of') ? '' : fieldList('Fields of the answer', answer.fields, names)}
${errorList(operation)}
</div>
<div class="examples">
<h3>Request</h3><pre tabindex="0" aria-label="Request: ${text(summary)}">${text(request(serverUrl, operation))}</pre>
${body ? `<h3>Body</h3><pre tabindex="0" aria-label="Body: ${text(summary)}">${json(serverUrl, body.example)}</pre>` : ''}
${answer.example === undefined ? '' : `<h3>Answer</h3><pre tabindex="0" aria-label="Answer: ${text(summary)}">${json(serverUrl, answer.example)}</pre>`}
</div>
</article>
</details>`
}

export const groupSection = (serverUrl: string, name: string, operations: readonly Operation[], names: ReadonlySet<string>): string =>
  `<section id="${text(name)}" aria-labelledby="${text(name)}-title"><h2 id="${text(name)}-title">${text(groupTitle(name))}</h2>${operations
    .map((operation) => operationDetails(serverUrl, operation, names))
    .join('\n')}</section>`
