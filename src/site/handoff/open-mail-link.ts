/** Leads this page to an address, as a followed link would. Its own function, so that tests can see the address. */
export function followLink(href: string): void {
  window.location.href = href
}

/**
 * Outcome of opening a mail link. The specification fixes its words to the letter; pages show an
 * editor's toast instead.
 */
export type OpenOutcome =
  | { ok: true; message: 'E-mail enviado com sucesso!' }
  | { ok: false; message: 'Erro ao enviar e-mail. Tente novamente.' }

/**
 * Follows a mail link in this window: a new one would stay behind as a blank tab, and pop-ups are
 * blocked. Success means that the browser took the link; whether a mail program opened cannot be
 * known.
 */
export function openMailLink(href: string, navigate: (href: string) => void): OpenOutcome {
  try {
    navigate(href)
    return { ok: true, message: 'E-mail enviado com sucesso!' }
  } catch {
    return { ok: false, message: 'Erro ao enviar e-mail. Tente novamente.' }
  }
}
