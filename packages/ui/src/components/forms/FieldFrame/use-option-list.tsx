import { hasWords } from '@tracemark/api/rules'
import { useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import type { SelectOption } from '../SelectField/SelectField.tsx'

/** The box of a field whose options are searched: MUI's buttons stand at its end. */
export const optionBox = {
  position: 'relative',
  '& .MuiAutocomplete-endAdornment': { right: 'auto', insetInlineEnd: 4 },
  '& .MuiAutocomplete-endAdornment .MuiIconButton-root': { padding: 5 },
} as const

/** Whether a list opens because something is typed or pasted, which is asked for already. */
export const isTyped = ({ type }: { type: string }): boolean => type === 'change'

const isSame = (option: SelectOption, value: SelectOption): boolean => option.value === value.value

/** MUI's own filter knows no letters but those with accents. */
const findOptions = <Option extends SelectOption>(options: Option[], { inputValue }: { inputValue: string }): Option[] =>
  options.filter(({ label }) => hasWords(inputValue, label))

/** The icons and texts that MUI's Autocomplete has in every field. `failed`: the options could not be loaded. */
export const useOptionList = <Option extends SelectOption = SelectOption>(failed = false) => {
  const t = useTranslate()
  return {
    isOptionEqualToValue: isSame,
    filterOptions: findOptions<Option>,
    popupIcon: <Icon name="down" size={14} />,
    clearIcon: <Icon name="close" size={14} />,
    noOptionsText: t(failed ? 'failures:unexpected.what' : 'forms:no_options'),
    loadingText: t('common:loading'),
    clearText: t('forms:clear'),
    closeText: t('common:close'),
    openText: t('forms:open'),
  }
}
