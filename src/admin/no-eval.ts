import { z } from 'zod'

/**
 * zod would try to compile its checks with `new Function`, which the page's policy forbids. Import
 * this file before any schema.
 */
z.config({ jitless: true })
