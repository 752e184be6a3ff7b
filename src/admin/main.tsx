// Before any schema: see no-eval.ts.
import './no-eval'
import { createRoot } from 'react-dom/client'
import { Editor } from './screens/editor'
import type { ContentStore } from './store/content-store'
import { GitHubStore } from './store/github-store'
import { Device } from './store/device'
import { canOpenFolder, openFolder } from './store/local-folder'

/**
 * index.html is complete without script; this enables the ways that the browser supports, and then
 * replaces them by the editor.
 */
const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id)
  if (!element) throw new Error(`A página não tem #${id}.`)
  return element
}

const say = (text: string) => {
  byId('aviso').textContent = text
}

let isOpening = false

async function edit(open: () => Promise<ContentStore | undefined>): Promise<void> {
  if (isOpening) return
  isOpening = true
  try {
    const store = await open()
    if (!store) return
    say('Lendo o conteúdo.')
    const [stored, device] = await Promise.all([store.read(), Device.open(store.name)])
    say('')
    byId('comeco').hidden = true
    createRoot(byId('editor')).render(<Editor store={store} stored={stored} device={device} />)
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
  } finally {
    isOpening = false
  }
}

if (canOpenFolder()) {
  byId('sem-pasta').hidden = true
  const button = byId('abrir-pasta')
  button.hidden = false
  button.addEventListener('click', () => void edit(openFolder))
}

const { repository, branch = 'main' } = document.documentElement.dataset
const form = document.getElementById('entrar')
if (repository && form instanceof HTMLFormElement) {
  form.hidden = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const field = form.elements.namedItem('chave')
    const token = field instanceof HTMLInputElement ? field.value.trim() : ''
    if (token === '') return say('Cole a chave de acesso do GitHub.')
    void edit(() => Promise.resolve(new GitHubStore({ repository, token }, branch)))
  })
}
