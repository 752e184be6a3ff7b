import { parseYaml } from '../../../src/pipeline/check/yaml-source'
import { articleFaults } from '../../../src/pipeline/check/article'
import { placeholdersIn } from '../../../src/pipeline/check/placeholders'
import { objectTree } from '../../../src/content/field-tree'
import { documentType } from '../../../src/content/document-types'
const f = objectTree(documentType('Lot').schema)
const N = 199_000
const rep = (s: string) => s.repeat(Math.floor(N / s.length))
const t = async (n: string, g: () => unknown) => { const a = performance.now(); let r: unknown; try { r = await g() } catch (e) { r = 'THROWS ' + e } const d = performance.now() - a; console.log(d.toFixed(0), n, JSON.stringify(Array.isArray(r) ? r.slice(0, 1) : r)?.slice(0, 120)) }
const y: Record<string, string> = { keys: rep('a:\n'), keysn: Array.from({ length: 20000 }, (_, i) => `k${i}: 1`).join('\n'), flow: '{' + rep('a,'), flow2: 'a: [' + rep('a,') + ']', deep: Array.from({ length: 600 }, (_, i) => ' '.repeat(i) + 'a:').join('\n'), deepflow: rep('[a,'), deepmap: rep('{a: '), q: 'a: "' + rep('x\n  '), br: 'a: ' + rep(': [') , seq: rep('- '), seqs: rep('- a\n'), qm: rep('? '), anchors: rep('&a '), tags: rep('!a '), comments: rep('#a\n'), nl: rep('\n'), err: rep('a: b: c\n'), tab: rep('\ta\n'), ali: rep('*a '), pipe: 'a: |\n' + rep('  x\n'), docs: rep('---\n'), pct: rep('%a\n'), colon: rep(':'), one: rep('a') , dash:rep('-'), spaces: rep(' '), gt: 'a: >\n' + rep('  x y\n\n') }
const m: Record<string, string> = { div: rep('<div>'), em: rep('*a **a '), emlines: rep('*a **a \n\n'), br: rep('['), img: '![' + rep('a'), imgs: rep('![a](b '), angle: rep('](<'), quote: rep('> '), quotes: rep('> a\n'), list: rep('- '), a: rep('a'), lt: rep('<a '), ltq: rep(`<a "`), code: rep('`a'), ticks: Array.from({ length: 600 }, (_, i) => '`'.repeat(i)).join('a'), tbl: '|a|\n|-|\n' + rep('|b|\n'), pipes: rep('|'), tbl2: rep('|a') + '\n' + rep('|-').slice(0, 1000), amp: rep('&#97;'), url: rep('https://a.b '), mail: rep('a@b.c '), www: rep('www.a '), par: 'https://a.b/' + rep('('), fn: rep('[^a]: b\n\n'), def: rep('[a]: b\n'), def2: rep('[a]: /contato\n'), em2: rep('_a_ '), emok: rep(('*a* '.repeat(90) + '\n\n')), und: rep('a_b'), til: rep('~~a '), html: rep('<b>x</b> '), html2: rep('<p title="x">\n\n'), brk: rep('\\'), imp: rep('import a\n'), sp: rep(' '), lists: rep('1. a\n'), lazy: rep('> a\nb\n'), mix: rep('> - a\n') , ind: rep('    a\n'), cmt: rep('<!--'), cd: rep('<![CDATA['), pi: rep('<?'), hash: rep('# '), star: rep('* * '), under: rep('a\n===\n'), dotlink: rep('a.b@'), }
async function main() {
  for (const [k, v] of Object.entries(y)) await t('yaml ' + k, () => parseYaml(v, f).faults)
  for (const [k, v] of Object.entries(m)) { await t('md ' + k, () => articleFaults(v, { link: () => undefined, image: async () => undefined })) ; await t('md< ' + k, () => articleFaults(v+'\n\n<!-- -->', { link: () => undefined, image: async () => undefined })) }
  await t('ph', () => placeholdersIn(rep('a'))); await t('ph2', () => placeholdersIn(rep('55 11 '))); 
}
await main()
