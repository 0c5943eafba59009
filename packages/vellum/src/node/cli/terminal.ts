// What a terminal can show. In: the output of a command and the environment. Out: yes or no, and text with colours.

interface Output {
  readonly isTTY?: boolean | undefined
}

type Environment = Readonly<Record<string, string | undefined>>

/** Whether a line that was printed may be updated. False for pipes, files, CI, `TERM=dumb` and `NO_COLOR`: their readers want plain lines. */
export function canUpdateLines(output: Output, environment: Environment): boolean {
  return hasColours(output, environment) && !environment.CI
}

/** Whether text may have colours. */
export function hasColours({ isTTY }: Output, { NO_COLOR, TERM }: Environment): boolean {
  return isTTY === true && !NO_COLOR && TERM !== 'dumb'
}

/** Makes the links to the manual less prominent than the messages above them. */
export function withDimLinks(text: string, isColoured: boolean): string {
  return isColoured ? text.replace(/^ {2}More: \S+$/gm, '\u001B[2m$&\u001B[22m') : text
}
