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
import type { IconName } from '../../content/vocabulary'

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
