// A step of the boot: see client.tsx.
import 'react-dom/client'
