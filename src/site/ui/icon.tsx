import {
  Banknote, ClipboardCheck, Clock, Cloud, Eye, FileCheck, Handshake, HardDrive, Leaf, type LucideIcon, Mail, MapPin, Phone, Recycle,
  Scale, Settings, ShieldCheck, Smartphone, Target, Truck, Users, Webhook,
} from 'lucide-react'
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
