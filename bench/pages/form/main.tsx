import { TextField } from '@tracemark/ui/components/forms/text-field'
import { show } from '../frame.tsx'

const labels = Array.from({ length: 200 }, (_, index) => `Field ${index + 1}`)

await show(
  <form>
    {labels.map((label) => (
      <TextField key={label} name={label} label={label} />
    ))}
  </form>,
)
