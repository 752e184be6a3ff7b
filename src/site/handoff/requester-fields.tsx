import { useForms } from '../content'
import { useShapedInput } from '../lib/use-shaped-input'
import { TextField } from '../ui/fields'
import { formatPhone } from './message/format-phone'

type Name = 'name' | 'email' | 'company' | 'phone'

interface RequesterFieldsProps {
  labels: Record<Name, string>
  values: Record<Name, string>
  set(field: Name, value: string): void
  /** Message beside an invalid field. */
  error(field: Name): string | undefined
}

/** Fields about the visitor: name and e-mail are required, company and telephone are not. */
export function RequesterFields({ labels, values, set, error }: RequesterFieldsProps) {
  const { optional } = useForms()
  const phone = useShapedInput(formatPhone, (value) => set('phone', value))
  return (
    <>
      <TextField
        label={labels.name}
        name="name"
        autoComplete="name"
        required
        value={values.name}
        onChange={(value) => set('name', value)}
        error={error('name')}
      />
      <TextField
        label={labels.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        value={values.email}
        onChange={(value) => set('email', value)}
        error={error('email')}
      />
      <TextField
        label={labels.company}
        name="company"
        autoComplete="organization"
        optional={optional}
        value={values.company}
        onChange={(value) => set('company', value)}
        error={error('company')}
      />
      <TextField
        label={labels.phone}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        optional={optional}
        placeholder="(11) 91234-5678"
        value={values.phone}
        onChange={phone.onChange}
        inputRef={phone.inputRef}
        error={error('phone')}
      />
    </>
  )
}
