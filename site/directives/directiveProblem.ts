// What is wrong with a directive of a page.

import { nearestName } from './nearestName'

/** An error in a page, without its position: that is the directive's. */
export class DirectiveProblem extends Error {
  override readonly name = 'DirectiveProblem'
}

/** Says what is wrong, then what was meant, or all that is possible. */
export function unknownValue(problem: string, value: string, knownNames: Iterable<string>): DirectiveProblem {
  const names = [...knownNames]
  const meant = nearestName(value, names)
  return new DirectiveProblem(
    `${problem} ${meant ? `Did you mean "${meant}"?` : `Known are: ${names.join(', ')}.`}`,
  )
}
