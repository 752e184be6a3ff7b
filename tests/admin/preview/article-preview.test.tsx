import { expect, it } from 'vitest'
import { FormContext } from '../../../src/admin/form/form-context'
import { PhotoShelf } from '../../../src/admin/photos/photo-shelf'
import { ArticlePreview } from '../../../src/admin/preview/article-preview'
import { SiteRouter } from '../../../src/admin/preview/site-router'
import { render } from '../../site/render'

it('an article whose photo is not there yet shows its card with the drawing in its place', async () => {
  const never = () => new Promise<never>(() => {})
  const shelf = new PhotoShelf({ name: '', read: never, photo: never, save: never }, new Set())
  const facts = { errors: [], warnings: [], choices: new Map(), photoName: '', photoFolder: '' }
  const post = {
    title: 'Discos',
    excerpt: 'Como se apaga um disco.',
    category: 'Destruição de Dados',
    date: '2026-11-20',
    author: 'Ana',
    image: { src: 'artigo.jpg', alt: 'Discos furados' },
    tags: [],
  } as unknown as Parameters<typeof ArticlePreview>[0]['post']
  const { container, unmount } = await render(
    <FormContext value={{ ...facts, shelf }}>
      <SiteRouter>
        <ArticlePreview post={post} slug="discos" body="Texto." />
      </SiteRouter>
    </FormContext>,
  )
  expect(container.querySelector('img[src=""]')).toBeNull()
  expect(container.textContent).toContain('Discos')
  await unmount()
})
