import { useTyped } from '../../lib/use-typed'
import Search from 'lucide-react/icons/search'
import { type Ref, startTransition, useEffect, useId, useImperativeHandle, useRef } from 'react'
import type { LotsPageView } from '../../../content/views'
import { afterFrame } from '../../lib/after-frame'
import { useAddressText } from '../../lib/use-address-text'

export interface LotSearchBoxHandle {
  /** Empties the box and leaves the address alone. */
  clear: () => void
  focus: () => void
}

interface Props {
  texts: LotsPageView['search']
  /** The text in the address. */
  address: string
  onWrite: (clean: string) => void
  /** Called with a text once a frame has shown it. Pass the same function at every render. */
  onText: (text: string) => void
  ref: Ref<LotSearchBoxHandle>
}

/**
 * The search box of the list. Its text is its own state: a keystroke renders the box alone, and the page gets
 * the text a frame later.
 */
export function LotSearchBox({ texts, address, onWrite, onText, ref }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { text, change, show } = useAddressText(address, onWrite)
  const box = useTyped(text, change, input)
  const passedOn = useRef(text)
  useEffect(
    () =>
      text === passedOn.current
        ? undefined
        : afterFrame(() => {
            passedOn.current = text
            startTransition(() => onText(text))
          }),
    [text, onText],
  )
  useImperativeHandle(ref, () => ({ clear: () => show(''), focus: () => input.current?.focus() }))
  return (
    <div className="field lot-filters-search">
      <label htmlFor={id}>{texts.label}</label>
      <div className="search-box">
        <Search className="icon" aria-hidden="true" />
        <input
          className="input"
          id={id}
          ref={box}
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={texts.placeholder}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
      </div>
    </div>
  )
}
