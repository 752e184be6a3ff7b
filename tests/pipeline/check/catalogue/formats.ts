import { inPlace } from './row'

const day = inPlace('posts/artigo.mdx', 'date: "2026-03-01"', (written) => `date: ${written}`)
const company = (from: string, key: string) => inPlace('company.yaml', from, (written) => `${key}: ${written}\n`)

/** Days, hours, telephones, numbers of the register, true and false. */
export const formats = [
  ...day([
    ['01/03/2026', '"2026-03-01"'], ['1/3/2026', '"2026-03-01"'], ['1/3/26', '"2026-03-01"'], ['01-03-2026', '"2026-03-01"'], ['01.03.2026', '"2026-03-01"'], ['2026/03/01', '"2026-03-01"'], ['2026.03.01', '"2026-03-01"'], ['2026-3-1', '"2026-03-01"'], ['20260301', '"2026-03-01"'],
    ['46082', 'Excel', '"2026-03-01"'], ['1º de março de 2026', '"2026-03-01"'], ['1 de março de 2026', '"2026-03-01"'], ['01 de Março de 2026', '"2026-03-01"'], ['domingo, 1 de março de 2026', '"2026-03-01"'], ['01/mar/26', '"2026-03-01"'], ['01-mar-2026', '"2026-03-01"'], ['1 mar. 2026', '"2026-03-01"'],
    ['2026-03-01T10:00:00', '"2026-03-01"'], ['"2026-03-01 10:00"', '"2026-03-01"'], ['março de 2026', '«março de 2026»', 'AAAA-MM-DD'], ['03/2026', '«03/2026»', 'AAAA-MM-DD'], ['hoje', '«hoje»', 'AAAA-MM-DD'], ['"2026-02-30"', 'o dia 2026-02-30 não existe'], ['30/02/2026', 'não existe'], ['"2026-13-01"', 'não existe'],
    ['"0205-03-01"', 'ano 0205'], ['"0026-03-01"', 'ano 0026'], ['"2206-03-01"', 'ano 2206'], ['“2026-03-01”', 'aspas curvas', '"2026-03-01"'], ['2026–03–01', 'traço (–)', '"2026-03-01"'], ['"2026-03-01 "', '"2026-03-01"'], ['29/02/2026', 'não existe'], ['"01/03/2026"', '"2026-03-01"'], ['""', 'vazio'], ['2026', '«2026»', 'AAAA-MM-DD'], ['[2026-03-01]', 'lista'],
  ]),
  ...inPlace('posts/artigo.mdx', 'date: "2026-03-01"', (written) => `date: ${written}`, 'legal')([['2026-03-01'], ["'2026-03-01'"], ['2026-03-01 # domingo']]),
  ...inPlace('company.yaml', 'opens: 08:00', (written) => `opens: ${written}`)([
    ['8h', '"08:00"'], ['8h30', '"08:30"'], ['08h00', '"08:00"'], ['8:00', '"08:00"'], ['"08:00:00"', '"08:00"'], ['8', '"08:00"'], ['"24:00"', '«24:00»'], ['8 às 17', '«8 às 17»'], ['08.00', '"08:00"'], ['8 horas', '"08:00"'], ['8am', '"08:00"'], ['0.333333333333333', 'Excel', '"08:00"'], ['“08:00”', 'aspas curvas', '"08:00"'], ['"8:00 "', '"08:00"'], ['"18:00"', 'antes de abrir às 18:00'], ['25:00', '«25:00»'], ['meio-dia', '«meio-dia»'],
  ]),
  ...inPlace('company.yaml', 'closes: 17:00', (written) => `closes: ${written}`)([['07:00', 'fecha às 07:00, antes de abrir às 08:00', '"19:00"'], ['5pm', '"17:00"'], ['17h', '"17:00"'], ['08:00', 'fecha às 08:00']]),
  ...company('phone: "+551134567890"\n', 'phone')([
    ['11 3456-7890', '"+551134567890"'], ['"(11) 3456-7890"', '"+551134567890"'], ['"(11) 98765-4321"', '"+5511987654321"'], ['1134567890', '"+551134567890"'], ['+551134567890', '"+551134567890"'], ['"+55 (11) 3456-7890"', '"+551134567890"'], ['"551134567890"', '"+551134567890"'], ['011 3456-7890', '"+551134567890"'], ['3456-7890', '«3456-7890»', 'DDD'], ['"+1 415 555 0100"', '+55'], ['"+5511987654321012"', '+55'], ['a definir', '«a definir»'], ['"+55 11 9 8765 4321"', '"+5511987654321"'], ['0800-123', '0800'], ['“+551134567890”', 'aspas curvas', '"+551134567890"'],
  ]),
  ...inPlace('company.yaml', 'phone: "+551134567890"\n', (written) => `phone: ${written}\n`, 'legal')([['"08001234567"'], ['"0800 123 4567"'], ['"0800-123-4567"'], ['"+5511987654321"'], ["'+551134567890'"]]),
  ...inPlace('company.yaml', 'whatsapp: "+5511987654321"', (written) => `whatsapp: ${written}`)([['"08001234567"', 'WhatsApp'], ['https://wa.me/5511987654321', '"+5511987654321"'], ['11987654321', '"+5511987654321"']]),
  ...company('cnpj: 12.345.678/0001-95\n', 'cnpj')([
    ['12345678000195', '"12.345.678/0001-95"'], ['"12345678000195"', '"12.345.678/0001-95"'], ['12.345.678/000195', '"12.345.678/0001-95"'], ['12 345 678 0001 95', '"12.345.678/0001-95"'], ['12.345.678/0001', '«12.345.678/0001»', 'CNPJ'], ['12.abc.345/01de-35', '"12.ABC.345/01DE-35"'], ['12ABC34501DE35', '"12.ABC.345/01DE-35"'], ['12.345.678/0001–95', '"12.345.678/0001-95"'], ['123.456.789-09', '«123.456.789-09»', 'CNPJ'], ['isento', '«isento»', 'CNPJ'], ['1,2345678000195E+13', 'Excel'],
  ]),
  ...inPlace('company.yaml', 'cnpj: 12.345.678/0001-95\n', (written) => `cnpj: ${written}\n`, 'legal')([['12.ABC.345/01DE-35'], ['"12.ABC.345/01DE-35"'], ['11.222.333/0001-81']]),
  ...company('  postalCode: 01002-000\n', '  postalCode')([['01002000', '"01002-000"'], ['"01002000"', '"01002-000"'], ['01.002-000', '"01002-000"'], ['"01002 000"', '"01002-000"'], ['1002000', '"01002-000"'], ['"1002-000"', '"01002-000"'], ['01002–000', '"01002-000"'], ['01002', '«01002»']]),
  ...company('  state: SP\n', '  state')([['sp', 'SP'], ['São Paulo', 'SP'], ['Sp', 'SP'], ['S.P.', 'SP'], ['XX', '«XX»'], ['minas gerais', 'MG']]),
  ...company('email: comercial@empresa.com.br\n', 'email')([
    ['comercial@empresa', '«comercial@empresa»'], ['comercial @empresa.com.br', 'comercial@empresa.com.br'], ['comercial@empresa,com.br', 'comercial@empresa.com.br'], ['mailto:comercial@empresa.com.br', 'comercial@empresa.com.br'], ['Comercial <comercial@empresa.com.br>', 'comercial@empresa.com.br'], ['comercial(arroba)empresa.com.br', '«comercial(arroba)empresa.com.br»'], ['comercial@empresa.com.br; vendas@empresa.com.br', '«comercial@empresa.com.br; vendas@empresa.com.br»', 'e-mail'], ['"comercial@empresa.com.br "', 'comercial@empresa.com.br'], ['comércio@empresa.com.br', '«comércio@empresa.com.br»'], ['comercial@empresa..com.br', 'e-mail'], ['www.empresa.com.br', 'e-mail'],
  ]),
  ...company('url: https://www.empresa.com.br\n', 'url')([['www.empresa.com.br', 'https://www.empresa.com.br'], ['http://www.empresa.com.br', 'https://www.empresa.com.br'], ['https://www.empresa.com.br/', 'https://www.empresa.com.br'], ['https://WWW.Empresa.com.br', 'https://www.empresa.com.br'], ['https://localhost', 'localhost'], ['https://www.empresa.com.br/site', 'https://www.empresa.com.br'], ['empresa', '«empresa»'], ['https://empresa', '«https://empresa»']]),
  ...inPlace('lots/notebooks.yaml', 'units: 10', (written) => `units: 10\ndraft: ${written}`)([
    ['sim', '«sim»', 'escreva true'], ['não', '«não»', 'escreva false'], ['nao', 'escreva false'], ['verdadeiro', 'escreva true'], ['VERDADEIRO', 'escreva true'], ['FALSO', 'escreva false'], ['yes', 'escreva true'], ['on', 'escreva true'], ['off', 'escreva false'], ['1', 'escreva true'], ['0', 'escreva false'], ['S', 'escreva true'], ['"true"', 'sem aspas'], ['x', '«x»', 'true ou false'], ['rascunho', 'escreva true'], ['', 'está vazio'],
  ]),
  ...inPlace('lots/notebooks.yaml', 'units: 10', (written) => `units: 10\ndraft: ${written}`, 'legal')([['false'], ['False'], ['false # no ar']]),
]
