/** Outcome of opening a draft, in words that the product fixes to the letter; pages show an editor's toast instead. */
export type DraftOutcome =
  | { ok: true; message: 'E-mail enviado com sucesso!' }
  | { ok: false; message: 'Erro ao enviar e-mail. Tente novamente.' }

/**
 * Follows a draft's link in place. `navigate` sets location.href in the browser; a new window would stay behind as a blank tab,
 * and pop-ups are blocked. Success means that the browser took the link: whether a mail program opened can't be known.
 */
export function openDraft(href: string, navigate: (href: string) => void): DraftOutcome {
  try {
    navigate(href)
    return { ok: true, message: 'E-mail enviado com sucesso!' }
  } catch {
    return { ok: false, message: 'Erro ao enviar e-mail. Tente novamente.' }
  }
}
