// Whether a command may update a line that it has printed. In: its output and the environment. Out: yes or no.

/** False for pipes, files, CI, `TERM=dumb` and `NO_COLOR`: their readers want plain lines. */
export function canUpdateLines(
  { isTTY }: { readonly isTTY?: boolean | undefined },
  { CI, NO_COLOR, TERM }: Readonly<Record<string, string | undefined>>,
): boolean {
  return isTTY === true && !CI && !NO_COLOR && TERM !== 'dumb'
}
