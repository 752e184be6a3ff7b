/** What Cloudflare Pages cannot do otherwise, by the name of the question, with the reason. */
export const CLOUDFLARE_LIMITS: Readonly<Record<string, string>> = {
  'endereço desconhecido também tem política no cabeçalho':
    'as regras de _headers valem por endereço, e /* não pode ter política por causa de ' +
    '/admin: fora de /blog vale a política escrita em 404.html',
  'arquivos da hospedagem não são servidos':
    'a Cloudflare serve 404.html também em /404; o wrangler local responde 502 a ' +
    '/_headers, que a Cloudflare não publica',
  'um byte nulo no endereço não derruba o servidor':
    'o wrangler local responde 502 a esse pedido e segue servindo',
  'quem guarda no caminho sabe que há cópias (Vary)':
    'o wrangler local comprime na saída, sem dizer Vary',
}
