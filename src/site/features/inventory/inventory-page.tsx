import Lock from 'lucide-react/icons/lock'
import Upload from 'lucide-react/icons/upload'
import { useEffect, useRef, useState } from 'react'
import { useContent } from '../../content'
import { emptyMailHref } from '../../handoff/message/mail-links'
import { PanelBelow } from '../../handoff/message-panel'
import { usePreparedMessage } from '../../handoff/use-prepared-message'
import { HOME } from '../../lib/head'
import { Button } from '../../ui/button'
import { TextAreaField } from '../../ui/fields'
import { Crumbs } from '../../ui/section'
import { groupList } from './groups'
import { InventoryAnswer, type List } from './inventory-answer'
import { ListFault, readFile, readText, type Rows } from './read-list'

const ABOVE = [
  { name: HOME, path: '/' },
  { name: 'Serviços', path: '/servicos' },
]

/**
 * /servicos/inventario: a company's list of devices, read on the visitor's device, becomes a
 * request with groups and quantities. The list lives in this page's memory and nowhere else.
 */
export function InventoryPage() {
  const page = useContent('inventory-page')
  const { email } = useContent('company')
  const [list, setList] = useState<List>()
  const place = usePreparedMessage('lista')
  // Kept here, because the answer replaces the field and the pasted text must survive that.
  const pasted = useState('')
  return (
    <>
      <header className="wrap pb-8">
        <Crumbs above={ABOVE} here="Lista de equipamentos" />
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
      <div className="wrap cols items-start gap-y-8 pb-16">
        {list ? (
          <InventoryAnswer list={list} place={place} onReplace={() => setList(undefined)} />
        ) : (
          <>
            <Source onList={setList} pasted={pasted} />
            <aside className="col-span-4 pl-6 max-lg:col-span-full max-lg:pl-0">
              <h2 className="h3">O que acontece com a planilha</h2>
              <ol className="steps mt-4">
                {page.steps.map((item) => (
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

interface SourceProps {
  onList: (list: List) => void
  pasted: readonly [text: string, set: (text: string) => void]
}

/**
 * The fields to drop, choose or paste a list, below the reason why the last one was refused. An
 * invisible file field fills its label, so that the browser handles a dropped file by itself.
 */
function Source({ onList, pasted: [pasted, setPasted] }: SourceProps) {
  const { kinds } = useContent('inventory-page')
  const [isReading, setReading] = useState(false)
  const [refused, setRefused] = useState<{ name: string; reason: string }>()
  const field = useRef<HTMLInputElement>(null)

  const read = async (name: string, sheetsOf: () => Rows[] | Promise<Rows[]>) => {
    setRefused(undefined)
    setReading(true)
    try {
      onList({ name, ...groupList(await sheetsOf(), kinds) })
    } catch (error) {
      if (!(error instanceof ListFault)) throw error
      setRefused({ name: name.slice(0, 80), reason: error.message })
    }
    setReading(false)
  }
  const choose = () => {
    const file = field.current?.files?.[0]
    if (file) void read(file.name, () => readFile(file))
  }
  const early = useRef(choose)
  // A file that was chosen before the application ran.
  useEffect(() => early.current(), [])

  return (
    <div className="col-span-8 min-w-0 max-lg:col-span-full needs-script">
      {refused && (
        <div className="error-summary mb-6" role="alert">
          <p>Não conseguimos ler “{refused.name}”.</p>
          {refused.reason}
        </div>
      )}
      <p role="status" className="mb-4 empty:absolute">
        {isReading && 'Lendo…'}
      </p>
      <label className="drop bg-white py-[clamp(28px,5vw,48px)]">
        <input
          ref={field}
          type="file"
          name="lista"
          accept=".xlsx,.xlsm,.csv,.tsv,.txt"
          onChange={({ target }) => {
            choose()
            // Lets the visitor choose the same file again after changing it.
            target.value = ''
          }}
        />
        <Upload className="icon" aria-hidden="true" />
        <span className="h4">Solte a planilha aqui</span>
        <span className="hint">XLSX ou CSV, até 5 MB e 10.000 linhas</span>
        <span className="btn btn-outline">Escolher arquivo</span>
      </label>
      <form
        className="mt-6 grid gap-3.5"
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          void read('Linhas coladas', () => readText(pasted))
        }}
      >
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
