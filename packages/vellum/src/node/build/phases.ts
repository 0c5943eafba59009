// The phases of a build: each is shown while it runs, and measured. In: a logger. Out: the time of each
// phase.

import type { Logger, PhaseLabel, Progress } from '../base/logger.js'

const LABELS = {
  load: { running: 'Loading', ended: 'Loaded', object: 'the site' },
  compile: { running: 'Compiling', ended: 'Compiled', object: 'no pages' },
  bundle: { running: 'Bundling', ended: 'Bundled', object: 'scripts and styles' },
  render: { running: 'Rendering', ended: 'Rendered', object: 'no pages' },
  check: { running: 'Checking', ended: 'Checked', object: 'the links' },
  finish: { running: 'Finishing', ended: 'Finished', object: 'the site' },
} satisfies Record<string, PhaseLabel>

/** The phases, in their order. */
export type PhaseName = keyof typeof LABELS

/** The time of a phase in milliseconds; `cpu` is that of all threads. */
export interface PhaseTime {
  readonly name: PhaseName
  readonly wall: number
  readonly cpu: number
}

/** Runs phases, one after the other. */
export interface Phases {
  readonly run: <T>(name: PhaseName, work: (progress: Progress) => Promise<T>) => Promise<T>
  readonly times: () => readonly PhaseTime[]
}

/** Milliseconds from any start, and the processor time of this process. */
export interface PhaseClock {
  readonly wall: () => number
  readonly cpu: () => number
}

const processClock: PhaseClock = {
  wall: () => performance.now(),
  cpu: () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  },
}

/** Shows and measures the phases of one build. */
export function createPhases(logger: Pick<Logger, 'phase'>, clock: PhaseClock = processClock): Phases {
  const times: PhaseTime[] = []
  return {
    run: async (name, work) => {
      const [wall, cpu] = [clock.wall(), clock.cpu()]
      const phase = logger.phase(LABELS[name])
      try {
        const result = await work(phase)
        times.push({ name, wall: clock.wall() - wall, cpu: clock.cpu() - cpu })
        phase.done()
        return result
      } catch (error) {
        phase.fail()
        throw error
      }
    },
    times: () => times,
  }
}
