// Compares the error codes of Troth with the sections of a page: each has a program with its output, and the
// message, the cause and the fix, as paragraphs or in a list of messages. Takes the text of the page.

/** What sections of error codes lack, one line for each. */
export function errorSectionProblems(page: string, codes: readonly string[]): string[] {
  return codes.flatMap((code) => {
    const section = sectionOf(page, code)
    if (section === undefined) return [`${code}: no section. Add "### \`${code}\` {#${code}}".`]
    return Object.entries(PARTS)
      .filter(([, part]) => !part.test(section))
      .map(([what]) => `${code}: its section has no ${what}.`)
  })
}

const PARTS: Readonly<Record<string, RegExp>> = {
  program: /^```ts\b/m,
  output: /^```text title="Output(?: in Node\.js)?"\n[^`]/m,
  message: /^(?:- )?\*\*Message:\*\*/m,
  cause: /^ *\*\*Cause:\*\*/m,
  fix: /^ *\*\*Fix:\*\*/m,
}

/** The text below the heading of a code, up to the next heading of the same or a higher level. */
function sectionOf(page: string, code: string): string | undefined {
  const heading = `\n### \`${code}\` {#${code}}\n`
  const start = page.indexOf(heading)
  if (start < 0) return undefined
  const text = page.slice(start + heading.length)
  const end = text.search(/^#{2,3} /m)
  return end < 0 ? text : text.slice(0, end)
}
