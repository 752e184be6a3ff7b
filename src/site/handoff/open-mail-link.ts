/**
 * Outcome of opening a mail link. The specification fixes these words; pages show an editor's toast
 * instead.
 */
type OpenOutcome =
  | { ok: true; message: 'E-mail enviado com sucesso!' }
  | { ok: false; message: 'Erro ao enviar e-mail. Tente novamente.' }

/**
 * Follows a mail link in this window: a new window would stay behind as a blank tab, and pop-ups
 * are blocked. Success means that the browser took the link; whether a mail program opened cannot
 * be known.
 */
export function openMailLink(href: string): OpenOutcome {
  try {
    window.location.href = href
    return { ok: true, message: 'E-mail enviado com sucesso!' }
  } catch {
    return { ok: false, message: 'Erro ao enviar e-mail. Tente novamente.' }
  }
}
