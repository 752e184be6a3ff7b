import { expect, it } from 'vitest'
import { asWorkerMessage } from '../../../src/site/worker/worker-messages'

it('the worker hears the words of its own release and nothing else', () => {
  const seen = { kind: 'seen', path: '/sobre', files: [] }
  expect(asWorkerMessage(seen)).toBe(seen)
  for (const other of [undefined, null, 'seen', 3, {}, { kind: 'toString' }, { type: 'seen' }])
    expect(asWorkerMessage(other)).toBeUndefined()
})
