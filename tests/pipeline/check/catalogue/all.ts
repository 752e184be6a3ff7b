import { articles } from './articles'
import { bodies } from './bodies'
import { documents } from './documents'
import { files } from './files'
import { folder } from './folder'
import { formats } from './formats'
import { itemLists } from './item-lists'
import { keys } from './keys'
import { limits } from './limits'
import { lots } from './lots'
import { numbers } from './numbers'
import { prices } from './prices'
import { redirects } from './redirects'
import { rules } from './rules'
import { texts } from './texts'
import { together } from './together'
import { warnings } from './warnings'

/** The whole catalogue by the sections of the editors' page of messages. */
export const CATALOGUE = {
  Números: numbers,
  'Datas, horas, telefones e registros': formats,
  'Textos, listas e nomes de campos': [...documents, ...texts, ...keys],
  'Texto dos artigos': [...articles, ...limits, ...bodies],
  'Lotes, relações de itens e preços': [...lots, ...itemLists, ...prices],
  'Arquivos e fotos': [...folder, ...files],
  'Links, o que se repete, rascunhos e avisos': [...redirects, ...together, ...rules, ...warnings],
}
