import Lock from 'lucide-react/icons/lock'
import { type FormEvent, useState } from 'react'
import { useContent } from '../../content'
import { emptyMailHref } from '../../handoff/message/mail-links'
import { PanelBelow } from '../../handoff/message-panel'
import { usePreparedMessage } from '../../handoff/use-prepared-message'
import { HOME } from '../../lib/labels'
import { Button } from '../../ui/button'
import { Crumbs } from '../../ui/section'
import { TextAreaField } from '../../ui/fields'
import { FileDrop } from './file-drop'
import { InventoryAnswer } from './inventory-answer'
import { FAULTS } from './read-workbook'
import { useList } from './use-list'

/**
 * /servicos/inventario: a company's list of devices, read on the visitor's device, becomes a
 * request with groups and quantities.
 */
export function InventoryPage() {
  const { steps } = useContent('inventory-page')
  const list = useList()
  const place = usePreparedMessage('lista')
  // Kept here, because the answer replaces the field and the pasted text must survive that.
  const pasted = useState('')
  const { state } = list
  return (
    <>
      <InventoryHeader />
      <div className="wrap cols items-start gap-y-8 pb-16">
        {state.is === 'read' ? (
          <InventoryAnswer list={state} place={place} onPlan={list.setPlan} onClear={list.clear} />
        ) : (
          <>
            <Source list={list} pasted={pasted} />
            <aside className="col-span-4 pl-6 max-lg:col-span-full max-lg:pl-0">
              <h2 className="h3">O que acontece com a planilha</h2>
              <ol className="steps mt-4">
                {steps.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ol>
            </aside>
          </>
        )}
      </div>
      <PanelBelow place={place} label="Mensagem" designator="L2" />
    </>
  )
}

function InventoryHeader() {
  const page = useContent('inventory-page')
  const { email } = useContent('company')
  const above = [
    { name: HOME, path: '/' },
    { name: 'Serviços', path: '/servicos' },
  ]
  return (
    <header className="wrap pb-8">
      <Crumbs above={above} here="Lista de equipamentos" />
      <h1 className="mt-4 max-w-[12em]">{page.title}</h1>
      <p className="lead mt-4 max-w-[38em]">{page.text}</p>
      <p className="badge badge-quiet needs-script mt-5 inline-flex items-center gap-2.5 px-3.5 py-2 text-[1rem]">
        <Lock className="icon" aria-hidden="true" />
        Lida aqui, no navegador: nada sai do seu aparelho.
      </p>
      <noscript>
        <p className="mt-6">
          {`${page.noScript} `}
          <a href={emptyMailHref(email)}>{email}</a>.
        </p>
      </noscript>
    </header>
  )
}

interface SourceProps {
  list: ReturnType<typeof useList>
  pasted: readonly [text: string, set: (text: string) => void]
}

/** The fields to drop, choose or paste a list, below the reason why the last one was refused. */
function Source({ list: { state, chooseFile, paste }, pasted: [pasted, setPasted] }: SourceProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    paste('Linhas coladas', pasted)
  }
  return (
    <div className="col-span-8 min-w-0 max-lg:col-span-full needs-script">
      {state.is === 'refused' && (
        <div className="error-summary mb-6" role="alert">
          <p>Não conseguimos ler “{state.name.slice(0, 80)}”.</p>
          {FAULTS[state.fault]}
        </div>
      )}
      <p role="status" className="mb-4 empty:absolute">
        {state.is === 'reading' && 'Lendo…'}
      </p>
      <FileDrop onFile={chooseFile} />
      <form className="mt-6 grid gap-3.5" method="dialog" onSubmit={submit}>
        <TextAreaField
          label="Ou cole as linhas, direto do Excel"
          name="linhas"
          value={pasted}
          onChange={setPasted}
          rows={5}
        />
        <Button type="submit" variant="outline" className="justify-self-start">
          Ler as linhas coladas
        </Button>
      </form>
    </div>
  )
}
