import { act, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { formatPhone } from '../../../src/site/handoff/message/form-rules'
import { useShapedInput } from '../../../src/site/lib/use-shaped-input'
import { find, show } from '../features/requests/harness'

function Phone({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial)
  const { inputRef, onChange } = useShapedInput(formatPhone, setValue)
  return <input ref={inputRef} value={value} onChange={(event) => onChange(event.target.value)} />
}

/** Sets text and caret as the browser does after a keystroke, and returns both afterwards. */
async function edit(text: string, caret: number) {
  const input = find<HTMLInputElement>('input')
  input.focus()
  await act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text)
    input.setSelectionRange(caret, caret)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  return [input.value, input.selectionStart]
}

describe('a shaped field', () => {
  it('keeps the caret at the end while a visitor types', async () => {
    await show(<Phone initial="" />)
    expect(await edit('119', 3)).toEqual(['(11) 9', 6])
  })

  it('keeps the caret in the middle when a digit goes away there', async () => {
    await show(<Phone initial="(11) 91234-5678" />)
    expect(await edit('(11) 9234-5678', 6)).toEqual(['(11) 92345-678', 6])
  })
})
