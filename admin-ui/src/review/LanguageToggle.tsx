import { ToggleButton, ToggleButtonGroup } from '@mui/material';

/** The languages that reasons are kept in, as they call themselves. */
const LANGUAGES = { En: 'English', Cn: '中文', Ms: 'Bahasa Melayu' } as const;
export type ReasonLanguage = keyof typeof LANGUAGES;
export const TAGS = { En: 'en', Cn: 'zh-Hans', Ms: 'ms' } as const;

interface LanguageToggleProps {
  readonly label: string;
  /** `null` where none was chosen. */
  readonly value: ReasonLanguage | null;
  readonly onChange: (language: ReasonLanguage) => void;
}

export function LanguageToggle({ label, value, onChange }: LanguageToggleProps) {
  return (
    <ToggleButtonGroup
      size="small"
      exclusive
      value={value}
      onChange={(_, chosen: ReasonLanguage | null) => chosen && onChange(chosen)}
      aria-label={label}
    >
      {(Object.keys(LANGUAGES) as ReasonLanguage[]).map((code) => (
        <ToggleButton key={code} value={code} lang={TAGS[code]} sx={{ py: 0.25, textTransform: 'none' }}>
          {LANGUAGES[code]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
