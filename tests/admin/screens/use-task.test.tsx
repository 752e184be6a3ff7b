import { act } from 'react'
import { expect, it } from 'vitest'
import { useTask } from '../../../src/admin/screens/use-task'
import { render } from '../../site/render'

let task: ReturnType<typeof useTask>
function Task() {
  task = useTask()
  return null
}

it('a task that works takes back what the last one said, and one at a time runs', async () => {
  const { unmount } = await render(<Task />)
  await act(() => task.run(() => Promise.reject(new Error('A pasta não responde.'))))
  expect(task).toMatchObject({ failure: 'A pasta não responde.', isBusy: false })

  let end = () => {}
  const work = new Promise<void>((resolve) => {
    end = resolve
  })
  const ran: string[] = []
  await act(async () => {
    void task.run(() => work.then(() => void ran.push('first')))
  })
  expect(task).toMatchObject({ failure: undefined, isBusy: true })
  await act(() => task.run(async () => void ran.push('second')))
  await act(async () => end())
  expect(task.isBusy).toBe(false)
  expect(ran).toEqual(['first'])
  await unmount()
})
