// @ts-check
// Runs a list of steps, some at a time, and adds up what they count. The first in the list that waits for nothing starts
// next; they are reported in the order of the list, each as a whole. A step that fails does not stop the others, except
// those that need it; these count as failed. A step whose files have not changed since it last passed is left out.

import { describeError } from './failure.mjs'
import { usedBrowser } from './passedBefore.mjs'

/** @typedef {import('./passedBefore.mjs').PassedBefore} PassedBefore */

/**
 * @typedef {object} StepResult
 * @property {number} passed
 * @property {number} failed
 * @property {number} [before] tests that were left out, because they have passed with the same files
 * @property {string} [note] shown in a line of its own
 * @property {string} [output] shown when something failed
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<StepResult | void>} run nothing returned counts as one passed, an error thrown as one failed
 * @property {string[]} [needs] names of earlier steps
 * @property {boolean} [alone] runs when nothing else does: it uses all cores, or looks at the clock
 * @property {boolean} [fullOnly] left out of the fast check
 * @property {readonly string[]} [inputs] all files that the result depends on, as pathspecs of git
 * @property {boolean} [inBrowser] the result depends on the browser, too
 * @property {readonly string[]} [outputs] folders that the step writes and later steps need: it runs when they are not as it left them
 */

/**
 * @param {Step[]} steps
 * @param {{ print?: (line: string) => void, passedBefore?: PassedBefore, atOnce?: number }} [options] atOnce: how many
 *   steps may run at a time
 */
export async function runSteps(steps, { print = console.log, passedBefore, atOnce = AT_ONCE } = {}) {
  const total = { passed: 0, failed: 0, before: 0 }
  const waiting = [...steps]
  /** @type {Map<Step, Promise<Outcome>>} */
  const running = new Map()
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map()
  let reported = 0
  /** Each step is reported as a whole, below all that stand above it in the list. */
  const report = () => {
    for (; reported < steps.length; reported++) {
      const outcome = outcomes.get(steps[reported]?.name ?? '')
      if (!outcome) return
      const { result, lines } = outcome
      total.passed += result.passed
      total.failed += result.failed
      total.before += result.before ?? 0
      for (const line of lines) print(line)
    }
  }
  while (waiting.length > 0 || running.size > 0) {
    const isFull = running.size >= atOnce
    const isOver = (/** @type {string} */ name) => outcomes.has(name)
    const step = isFull ? undefined : nextStep(waiting, { running: [...running.keys()], isOver })
    if (step) {
      waiting.splice(waiting.indexOf(step), 1)
      const needed = (step.needs ?? []).flatMap((name) => outcomes.get(name) ?? [])
      const outcome = outcomeOf(step, { needed, passedBefore })
      running.set(step, outcome)
      void outcome.then((result) => {
        running.delete(step)
        outcomes.set(step.name, result)
        report()
      })
    } else await Promise.race(running.values())
  }
  return total
}

/**
 * The step that can start now: the first that waits for nothing. One that runs alone waits for all above it in the list.
 * @param {readonly Step[]} waiting
 * @param {{ running: readonly Step[], isOver: (name: string) => boolean }} state
 */
function nextStep(waiting, { running, isOver }) {
  if (running.some(({ alone }) => alone)) return undefined
  const isExpected = (/** @type {string} */ name) =>
    !isOver(name) && [...running, ...waiting].some((step) => step.name === name)
  const step = waiting.find(({ needs = [], alone }) => alone || !needs.some(isExpected))
  return step?.alone && (running.length > 0 || step !== waiting[0]) ? undefined : step
}

// The programs that a step runs use several cores where they can, but those that wait for a browser or a server leave
// a third of them idle.
const AT_ONCE = 3

/** @typedef {{ name: string, result: StepResult, lines: string[] }} Outcome */

/**
 * @param {Step} step
 * @param {{ needed: readonly Outcome[], passedBefore: PassedBefore | undefined }} options needed: of the steps that it needs
 * @returns {Promise<Outcome>}
 */
async function outcomeOf(step, { needed, passedBefore }) {
  const { name, inputs, outputs } = step
  const missing = needed.find(({ result }) => result.failed > 0)
  if (missing) {
    const line = `✗ ${name}: not run, because "${missing.name}" failed`
    return { name, result: { passed: 0, failed: 1 }, lines: [line] }
  }
  const hashNow = async () =>
    inputs && (await passedBefore?.hashInputs(inputs, step.inBrowser ? usedBrowser() : ''))
  const hash = await hashNow()
  const record = hash && passedBefore?.read(name)
  // What it has written may have been replaced or deleted since.
  const hasOutputs = !outputs || (record && record.outputs === passedBefore?.hashFolders(outputs))
  if (record && record.hash === hash && hasOutputs) {
    const tests = record.passed > 1 ? `, ${record.passed} tests` : ''
    const result = { passed: 0, failed: 0, before: record.passed }
    return { name, result, lines: [`= ${name}${tests}: passed before with the same files`] }
  }
  const started = performance.now()
  const result = await resultOf(step)
  // Files that were edited meanwhile may not be those that were tested.
  if (hash && result.failed === 0 && hash === (await hashNow()))
    passedBefore?.keep(name, {
      hash,
      passed: result.passed,
      ...(outputs && { outputs: passedBefore.hashFolders(outputs) }),
    })
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`
  const lines = [result.failed > 0 ? failedLine(name, seconds, result) : passedLine(name, seconds, result)]
  if (result.note) lines.push(`  ${result.note}`)
  return { name, result, lines }
}

/**
 * @param {string} name
 * @param {string} seconds
 * @param {StepResult} result
 */
function failedLine(name, seconds, { output }) {
  return `✗ ${name} (${seconds})\n${output?.trim() ?? ''}\n`
}

/**
 * @param {string} name
 * @param {string} seconds
 * @param {StepResult} result
 */
function passedLine(name, seconds, { passed }) {
  const tests = passed > 1 ? `, ${passed} tests` : ''
  return `✓ ${name}${tests} (${seconds})`
}

/**
 * @param {Step} step
 * @returns {Promise<StepResult>}
 */
async function resultOf(step) {
  try {
    return (await step.run()) ?? { passed: 1, failed: 0 }
  } catch (error) {
    return { passed: 0, failed: 1, output: describeError(error) }
  }
}
