// The entry `troth/mock`: a `fetch` for tests. This file is its whole public surface;
// test/entries/surface.test.ts pins its names.

export type { FaultName, FaultOptions, ReplyOptions } from './handlers.js'
export { fault, reply, sequence } from './handlers.js'
export { createMock } from './mock.js'
export type { Exchange, Recorder, RecorderOptions, Recording } from './recorder.js'
export { createRecorder } from './recorder.js'
export { createReplay } from './replay.js'
export type {
  Mock,
  MockFetch,
  MockHandler,
  MockOptions,
  MockRequest,
  MockResponse,
  MockRoutes,
  VerifyOptions,
} from './types.js'
