// The document that programs of the playground run in: one file, which loads nothing.
// Its script is allowed by its hash; what it needs besides stands in blocks of data.

import { createHash } from 'node:crypto'

export interface FrameParts {
  /** The script of the frame. */
  readonly script: string
  /** Texts that the script reads, by the id of their element, as JSON. */
  readonly data: Readonly<Record<string, string>>
}

/** The HTML of the frame. */
export function frameDocument({ script, data }: FrameParts): string {
  const code = script.trim().replace(/<(?=\/script|!--)/gi, '\\x3c')
  const hash = createHash('sha256').update(code).digest('base64')
  // Without `connect-src`, so the program reaches nothing; its worker inherits the policy.
  const policy = `default-src 'none'; script-src 'sha256-${hash}' blob:; worker-src blob:`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Playground</title>
</head>
<body>
${Object.entries(data).map(dataBlock).join('\n')}
<script>${code}</script>
</body>
</html>
`
}

/** A text that no script in it can end: `JSON.parse(element.textContent)` gives it back. */
function dataBlock([id, text]: [string, string]): string {
  return `<script type="text/plain" id="${id}">${JSON.stringify(text).replaceAll('<', '\\u003c')}</script>`
}
