import { createClient } from 'troth'

const api = createClient({ baseUrl: 'https://api.example.com/v1' })

// ---cut---
import { z } from 'zod'

const Post = z.object({
  title: z.string(),
  publishedAt: z.coerce.date(),
})

const { data } = await api.getAsync('posts/1', {
  schema: Post,
})

console.log(data.title)
console.log(data.publishedAt.getUTCFullYear())
