// The document that programs of the playground run in: one file, which loads nothing.
// Its policy allows its script by hash; the rest is in blocks of data.

import { createHash } from 'node:crypto'
import type { FrameData } from '../protocol.js'

export interface FrameParts {
  /** The script of the frame. */
  readonly script: string
  /** What the script reads, by the id of its element, as JSON. */
  readonly data: FrameData
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

/** Data in an element that no script in it can end: `JSON.parse(element.textContent)` returns it. */
function dataBlock([id, data]: [string, unknown]): string {
  return `<script type="text/plain" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}
