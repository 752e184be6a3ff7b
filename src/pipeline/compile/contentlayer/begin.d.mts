import type { Worker } from 'node:worker_threads'

export function contentlayerThread(): Worker
export function takeContentlayerThread(): Worker | undefined
