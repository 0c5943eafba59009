// Objects as zod schemas whose types keep the doc comments of their fields: TypeScript drops those of zod's own functions
// when it writes declarations.

import { z } from 'zod'

/** An object; unknown keys are dropped. */
export function object<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape, z.core.$strip> {
  return z.object(shape) as z.ZodObject<Shape, z.core.$strip>
}

/** An object; unknown keys are kept. */
export function looseObject<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape, z.core.$loose> {
  return z.looseObject(shape) as z.ZodObject<Shape, z.core.$loose>
}

/** An object; unknown keys are errors. */
export function strictObject<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape, z.core.$strict> {
  return z.strictObject(shape) as z.ZodObject<Shape, z.core.$strict>
}
