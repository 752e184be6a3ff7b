import ArrowRight from 'lucide-react/icons/arrow-right'
import { lotPath } from '../../../content/views/paths'
import { unitPrice } from '../../../content/lots/related'
import type { HomePageView } from '../../../content/views/views'
import { useContent } from '../../content'
import { ChatLink } from '../../handoff/chat-link'
import { formatCount, formatDecimal, formatPrice } from '../../lib/format'
import { buttonClass } from '../../ui/button'
import { Figures } from '../../ui/facts'
import { PictureView } from '../../ui/picture'
import { type Heading, SectionLabel } from '../../ui/section'
import { SmartLink } from '../../ui/smart-link'
import { PriceDay, Variation } from '../../ui/variation'
import { ActionElement } from './action-element'
import { TraceBranch, Traces, TracesFeed } from './circuit-traces'
import { Bought, Services } from './home-offers'

/** / : the board from its gold contacts down to the call to action. */
export function HomePage() {
  const page = useContent('home-page')
  return (
    <>
      <Hero texts={page.hero} />
      <Ticker ticker={page.ticker} />
      {page.newLots.lots.length > 0 && <NewLots texts={page.newLots} />}
      <Services heading={page.services} />
      <Bought heading={page.bought} items={page.boughtItems} />
      <Statistics heading={page.statistics} />
      <Closing page={page} />
    </>
  )
}

/**
 * First screen: the company's work in a sentence, its two shops, and a chat link to book a
 * collection. On a phone the buttons come before the sentence, so that all three are in sight.
 */
const Hero = ({ texts }: { texts: HomePageView['hero'] }) => (
  <section className="hero relative flex flex-col overflow-clip bg-backdrop md:block">
    <div className="hero-room wrap z-1 pt-9 md:pt-14 md:pb-31 xl:min-h-160 xl:pt-22 xl:pb-42">
      <div className="flex flex-col xl:max-w-[700px]">
        <SectionLabel text={texts.label} designator="J1" />
        <h1 className="text-display md:max-xl:max-w-[9.5em] md:max-xl:text-h1">{texts.title}</h1>
        <p className="lead mt-6 max-w-[31em] max-md:order-1 md:max-xl:max-w-[min(25em,45%)]">
          {texts.text}
        </p>
        {/* Engines measure letters a little differently: the three buttons may be wider than the text. */}
        <div className="btns mt-6 max-md:grid md:mt-8 md:max-xl:grid md:max-xl:w-74 xl:-mr-6">
          <SmartLink className={buttonClass('default')} href="/lotes-informatica">
            Ver lotes de informática
          </SmartLink>
          <SmartLink className={buttonClass('outline')} href="/comercio-sucata">
            Vender sucata
          </SmartLink>
          <ChatLink className={buttonClass('gold')} use="collection">
            Pedir coleta pelo WhatsApp
          </ChatLink>
        </div>
      </div>
    </div>
    <div className="hero-photo">
      <PictureView
        className="w-full"
        picture={texts.photo}
        sizes="(max-width: 1199px) 100vw, min(1320px, 84vw)"
        priority
      />
    </div>
  </section>
)

/** Four prices of the table, over the gold contacts that the circuit traces leave from. */
const Ticker = ({ ticker }: { ticker: HomePageView['ticker'] }) => (
  <section className="ticker board wrap z-2 -mt-8 md:-mt-26" aria-labelledby="precos">
    <div className="board-face xl:flex">
      <div className="px-5 py-5 md:px-8 xl:whitespace-nowrap">
        <h2 id="precos" className="text-h3 text-on-dark">
          Quanto pagamos por kg
        </h2>
        <p className="silk num mt-1.5 text-on-dark-muted">
          R$/kg, <PriceDay day={ticker.updatedOn} />
        </p>
      </div>
      <dl className="grid flex-auto grid-cols-[repeat(auto-fit,minmax(min(50%,9.5rem),1fr))] overflow-clip xl:grid-cols-4">
        {ticker.materials.map(({ name, pricePerKg, variation }) => (
          // Keeps the prices in one row when a name takes two lines.
          <div
            key={name}
            className="-ml-px flex flex-col justify-between border-l border-light-14 py-4 pr-1 pl-5 max-xl:border-t"
          >
            <dt className="text-small leading-tight">{name}</dt>
            <dd className="num mt-1" translate="no">
              <span className="board-price block text-[min(1.375rem,9cqi)]">
                {formatDecimal(pricePerKg)}
              </span>
              <Variation points={variation} className="variation-on-board text-caption" />
            </dd>
          </div>
        ))}
      </dl>
      <SmartLink
        className="flex min-h-13 items-center gap-2 border-light-14 px-5 font-semibold text-on-dark no-underline hover:bg-mask-800 max-xl:border-t md:px-8 xl:border-l xl:px-6 xl:whitespace-nowrap"
        href="/comercio-sucata"
      >
        Ver todos os preços
        <ArrowRight className="icon" aria-hidden="true" />
      </SmartLink>
    </div>
    <div className="board-contacts" aria-hidden="true">
      <i />
      <i />
    </div>
  </section>
)

const LOT_SIZES = '(max-width: 767px) 128px, (max-width: 1199px) 31vw, 390px'

/** The newest lots for sale, and the way to all of them. */
const NewLots = ({ texts }: { texts: HomePageView['newLots'] }) => (
  // The joints of the circuit traces depend on this padding: change both or neither.
  <section className="sec pt-14 pb-0 md:pt-24 2xl:pt-48">
    <div className="wrap">
      <TracesFeed />
      <SectionLabel text={texts.label} designator="U1" />
      <div className="flex flex-wrap items-baseline justify-between gap-x-gutter gap-y-1">
        <h2>{texts.title}</h2>
        <SmartLink className="motif-target font-semibold" href="/lotes-informatica">
          {texts.listed === 1 ? 'Ver o lote' : `Ver os ${formatCount(texts.listed)} lotes`}
        </SmartLink>
      </div>
      {texts.text && <p className="lead mt-2">{texts.text}</p>}
      <ul className="mt-6 grid gap-3 md:grid-cols-3 md:gap-gutter">
        {texts.lots.map((lot) => {
          const each = unitPrice(lot)
          return (
            <li
              key={lot.slug}
              className="tappable grid grid-cols-[116px_minmax(0,1fr)] overflow-clip rounded-card border border-hair bg-backdrop hover:border-mask-600 md:grid-cols-1 md:grid-rows-[auto_1fr]"
            >
              <PictureView
                className="row-span-2 aspect-square size-full object-cover md:row-span-1 md:aspect-16/10 md:mask-[linear-gradient(#000_84%,transparent)]"
                {...(lot.photo && { picture: { ...lot.photo, alt: '' } })}
                sizes={LOT_SIZES}
                widest={900}
                fallback={<span className="row-span-2 md:row-span-1" />}
              />
              <h3 className="px-3.5 pt-3.5 text-h4 md:px-5 md:pt-2">
                <SmartLink className="tap" href={lotPath(lot.slug)}>
                  {lot.title}
                </SmartLink>
              </h3>
              <p className="num flex flex-wrap items-baseline justify-between gap-x-3 px-3.5 pt-1.5 pb-3.5 text-small text-ink-muted md:px-5 md:pb-5">
                <b className="figure text-figure" translate="no">
                  {formatPrice(lot.price)}
                </b>{' '}
                {each !== undefined && `${formatPrice(each)} por unidade`}
              </p>
            </li>
          )
        })}
      </ul>
    </div>
  </section>
)

/** The company's figures for the home page; /sobre has its own. */
const Statistics = ({ heading }: { heading: Heading }) => (
  <section className="sec on-mask dark">
    <div className="wrap">
      <Traces count={1} />
      <TraceBranch section="statistics" />
      <SectionLabel text={heading.label} designator="U4" />
      <h2 className="max-w-[18em]">{heading.title}</h2>
      {heading.text && <p className="lead mt-4">{heading.text}</p>}
      <Figures items={useContent('company').claims.home} className="cols mt-6 lg:mt-16" />
    </div>
  </section>
)

type ClosingProps = { page: HomePageView }

/** Closing call: talk to the company, or book a collection. */
const Closing = ({ page: { callToAction, closingPhoto, pickupAction } }: ClosingProps) => (
  <section className="sec on-backdrop flex flex-col overflow-clip max-lg:pb-0">
    <div className="wrap cols">
      <div className="relative z-1 lg:col-[1/8]">
        <TraceBranch section="closing" />
        <SectionLabel text={callToAction.label} designator="U5" />
        <h2 className="text-h1">{callToAction.title}</h2>
        {callToAction.text && <p className="lead mt-6 max-w-[30em]">{callToAction.text}</p>}
        <div className="btns mt-8 max-md:grid">
          <SmartLink className={buttonClass('default')} href="/contato">
            Falar com a gente
          </SmartLink>
          <ActionElement className={buttonClass('outline')} action={pickupAction}>
            Agendar Coleta
          </ActionElement>
        </div>
      </div>
    </div>
    <div className="picture-melt mx-auto mt-4 w-[min(640px,100%)] lg:absolute lg:top-1/2 lg:right-[max(-40px,calc(50%-720px))] lg:mt-0 lg:w-[min(760px,58%)] lg:[translate:0_-50%]">
      <PictureView
        className="w-full"
        picture={closingPhoto}
        sizes="(max-width: 1023px) min(640px, 100vw), min(760px, 58vw)"
      />
    </div>
  </section>
)
