import MuiButton from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { ClassificationChip } from '../../components/ClassificationChip/ClassificationChip.tsx'
import { Button } from '../../field/Button/Button.tsx'
import { ChoiceField } from '../../field/ChoiceField/ChoiceField.tsx'
import { Notice } from '../../field/Notice/Notice.tsx'
import { Stamp } from '../../field/Stamp/Stamp.tsx'
import { TextField } from '../../field/TextField/TextField.tsx'

const nothing = () => undefined

/** What both tiers make of the same tokens. */
export const Tiers = () => (
  <div className="foundation-two">
    <div>
      <h3>Staff: many rows, a mouse, all day</h3>
      <div className="foundation-row">
        <MuiButton variant="contained">Run a task</MuiButton>
        <MuiButton>Export</MuiButton>
        <MuiButton variant="text">Columns</MuiButton>
      </div>
      <div className="foundation-row">
        <ClassificationChip classification="notice" />
        <ClassificationChip classification="alert" />
        <ClassificationChip classification="warning" />
        <ClassificationChip classification="unclassified" />
      </div>
      <ToggleButtonGroup exclusive value="30" aria-label="Date received">
        <ToggleButton value="7">Last 7 days</ToggleButton>
        <ToggleButton value="30">Last 30 days</ToggleButton>
      </ToggleButtonGroup>
    </div>
    <div className="tm foundation-field">
      <h3>Field: one thumb, in the sun, targets of 48 px and more</h3>
      <TextField label="Picked by" required defaultValue="Luz Dary Cifuentes" onChange={nothing} />
      <ChoiceField
        label="Parchment looks"
        required
        defaultValue="even"
        options={[
          { value: 'even', label: 'Even' },
          { value: 'patchy', label: 'Patchy' },
        ]}
        onChange={nothing}
      />
      <Notice kind="positive" title="Registered by Sierra Alta" />
      <div className="foundation-row">
        <Button kind="primary">Submit</Button>
        <Stamp text="Registered · Sierra Alta" />
      </div>
    </div>
  </div>
)
