import type { LucideIcon } from 'lucide-react'
import Banknote from 'lucide-react/icons/banknote'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import Clock from 'lucide-react/icons/clock'
import Cloud from 'lucide-react/icons/cloud'
import Eye from 'lucide-react/icons/eye'
import FileCheck from 'lucide-react/icons/file-check'
import Handshake from 'lucide-react/icons/handshake'
import HardDrive from 'lucide-react/icons/hard-drive'
import Leaf from 'lucide-react/icons/leaf'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import Recycle from 'lucide-react/icons/recycle'
import Scale from 'lucide-react/icons/scale'
import Settings from 'lucide-react/icons/settings'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Smartphone from 'lucide-react/icons/smartphone'
import Target from 'lucide-react/icons/target'
import Truck from 'lucide-react/icons/truck'
import Users from 'lucide-react/icons/users'
import Webhook from 'lucide-react/icons/webhook'
import type { ReactNode } from 'react'
import type { IconName } from '../../content/vocabulary'
import { type Heading, SectionLabel } from './section'

const ICON_OF: Record<IconName, LucideIcon> = {
  reciclagem: Recycle,
  disco: HardDrive,
  caminhao: Truck,
  prancheta: ClipboardCheck,
  balanca: Scale,
  dinheiro: Banknote,
  documento: FileCheck,
  escudo: ShieldCheck,
  engrenagem: Settings,
  nuvem: Cloud,
  celular: Smartphone,
  api: Webhook,
  folha: Leaf,
  pessoas: Users,
  'aperto-de-mao': Handshake,
  alvo: Target,
  olho: Eye,
  relogio: Clock,
  telefone: Phone,
  email: Mail,
  local: MapPin,
}

/** An icon that an editor chose by name; decoration, so always beside words. */
export function Icon({ name, className = 'icon' }: { name: IconName; className?: string }) {
  const Drawing = ICON_OF[name]
  return <Drawing className={className} aria-hidden="true" />
}

interface IconSectionProps {
  heading: Heading
  designator: string
  items: readonly { icon: IconName; title: string; text: string }[]
  /** Class of the section. */
  className: string
  /** Follows the sentence. */
  children?: ReactNode
}

/**
 * A section with its headline beside a list of statements, each with its icon. Renders nothing
 * without statements.
 */
export function IconSection({ heading, designator, items, className, children }: IconSectionProps) {
  if (items.length === 0) return null
  return (
    <section className={`sec ${className}`}>
      <div className="wrap">
        <SectionLabel text={heading.label} designator={designator} />
        <div className="cols">
          <div className="max-lg:mb-8 lg:col-[1/5]">
            <h2>{heading.title}</h2>
            {heading.text && <p className="lead mt-4">{heading.text}</p>}
            {children}
          </div>
          <ul className="grid grid-cols-1 gap-x-gutter md:grid-cols-2 lg:col-[6/13]">
            {items.map(({ icon, title, text }, index) => (
              <li
                key={index}
                className="grid grid-cols-[44px_minmax(0,1fr)] content-start border-t border-hair py-7 pr-4 first:border-t-0 first:pt-0 md:nth-2:border-t-0 md:nth-2:pt-0"
              >
                <Icon
                  name={icon}
                  className="icon row-span-2 size-7.5 stroke-[1.5] text-copper-700"
                />
                <h3>{title}</h3>
                <p className="note mt-1">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
