const MIN_WIDTH = 320
const MAX_MEGAPIXELS = 40
const MAX_MEGABYTES = 20

/** What is wrong with a file that should be a picture, as a Portuguese sentence that names the problem and its cure. */
export const PHOTO_FAULTS = {
  missing:
    'A foto não existe. Confira o nome do arquivo, com as maiúsculas, ou envie a foto para content/photos.',
  notFile:
    'O caminho da foto é uma pasta. Escreva também o nome do arquivo, por exemplo lots/notebooks.jpg.',
  format:
    'O arquivo não é uma imagem JPEG, PNG ou WebP. Abra-o num editor de imagens e exporte de novo como JPEG.',
  damaged: 'A imagem está incompleta ou danificada. Envie o arquivo original de novo.',
}

/** Such a sentence for a file of too many bytes, else undefined. */
export const photoSizeFault = (bytes: number): string | undefined =>
  bytes > MAX_MEGABYTES * 1e6
    ? `A foto tem ${decimal(bytes / 1e6)} MB; o limite é ${MAX_MEGABYTES} MB. Reduza-a para 2000 px ` +
      'de largura e exporte de novo como JPEG.'
    : undefined

/** Such a sentence for a picture of too many or too few px, else undefined. */
export function photoDimensionsFault(width: number, height: number): string | undefined {
  const megapixels = (width * height) / 1e6
  if (megapixels > MAX_MEGAPIXELS)
    return `A foto tem ${decimal(megapixels)} megapixels; o limite é ${MAX_MEGAPIXELS}. Reduza-a para 2000 px de largura.`
  return width < MIN_WIDTH
    ? `A foto tem ${width} px de largura; o mínimo é ${MIN_WIDTH} px. Use uma foto maior, de ` +
        'preferência com 1280 px ou mais.'
    : undefined
}

const decimal = (value: number): string =>
  value.toLocaleString('pt-BR', { maximumFractionDigits: 1 })
