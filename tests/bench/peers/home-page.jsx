import content from './home.json'

/** @param {{ photo: import('./peer-content').PeerPhoto, sizes: string, first?: boolean }} props */
function Picture({ photo, sizes, first }) {
  return (
    <picture>
      <source type="image/avif" srcSet={photo.avif} sizes={sizes} />
      <img
        alt={photo.alt}
        src={photo.src}
        width={photo.width}
        height={photo.height}
        decoding="async"
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  )
}

const CARD = '(max-width: 767px) calc(100vw - 40px), 420px'

/** The home page as the React peers draw it; home.astro draws the same. */
export function HomePage() {
  const { company, menu, hero, services, bought, materials, certifications, posts } = content
  return (
    <>
      <header>
        <div className="wrap">
          <b>{company.name}</b>
          <nav>
            {menu.map(({ href, text }) => (
              <a key={href} href={href}>
                {text}
              </a>
            ))}
          </nav>
        </div>
      </header>
      <main>
        <section className="hero">
          <div className="wrap">
            <h1>{hero.title}</h1>
            <p>{hero.text}</p>
            {hero.buttons.map(({ href, text }) => (
              <a key={href} className="button" href={href}>
                {text}
              </a>
            ))}
          </div>
          <Picture photo={hero.photo} sizes="(max-width: 767px) 115vw, 84vw" first />
        </section>
        <section className="wrap">
          <h2>{materials.title}</h2>
          <dl>
            {materials.list.map(({ name, price, variation }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="price">
                  <span>{price}</span> <span>{variation}</span>
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="wrap">
          <h2>{services.title}</h2>
          <p>{services.text}</p>
          <ul>
            {services.list.map(({ title, text, price }) => (
              <li key={title}>
                <h3>
                  <a href="/contato">{title}</a>
                </h3>
                <p>{text}</p>
                <p className="price">{price}</p>
              </li>
            ))}
          </ul>
        </section>
        <section className="wrap">
          <h2>{bought.title}</h2>
          <p>{bought.text}</p>
          <ul>
            {bought.list.map(({ title, text, photo }) => (
              <li key={title}>
                <Picture photo={photo} sizes={CARD} />
                <h3>
                  <a href="/contato">{title}</a>
                </h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section className="wrap">
          <ul>
            {certifications.map(({ name, description }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </section>
        <section className="wrap">
          <ul>
            {posts.map(({ title, excerpt, href, date, photo }) => (
              <li key={href}>
                <Picture photo={photo} sizes={CARD} />
                <h3>
                  <a href={href}>{title}</a>
                </h3>
                <p>{excerpt}</p>
                <time dateTime={date}>{date}</time>
              </li>
            ))}
          </ul>
        </section>
      </main>
      <footer>
        <div className="wrap">
          <p>
            {company.legalName}, {company.cnpj}
          </p>
          <p>{company.description}</p>
          <p>
            <a href={`mailto:${company.email}`}>{company.email}</a>{' '}
            <a href={`tel:${company.phone}`}>{company.phone}</a>
          </p>
          <nav>
            {menu.map(({ href, text }) => (
              <a key={href} href={href}>
                {text}
              </a>
            ))}
          </nav>
        </div>
      </footer>
    </>
  )
}
