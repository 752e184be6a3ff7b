import { z } from 'zod'

/**
 * Keeps zod from compiling its checks with `new Function`, which the page's policy forbids. Import
 * this file before any schema.
 */
z.config({ jitless: true })
