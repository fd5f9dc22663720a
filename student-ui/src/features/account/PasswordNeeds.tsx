import { VisuallyHidden } from '@mantine/core';
import { useAccountTexts } from './account.texts';
import classes from './PasswordNeeds.module.css';
import { passwordParts } from './rules';

const PARTS = ['length', 'upper', 'lower', 'digit'] as const;

/** What a password needs, ticked off while it is typed. */
export function PasswordNeeds({ password }: { password: string }) {
  const t = useAccountTexts();
  const parts = passwordParts(password);
  return (
    <>
      {t('needs.title')}
      <ul className={classes.needs}>
        {PARTS.map((part) => (
          <li key={part} data-met={parts[part] || undefined}>
            <Sign met={parts[part]} />
            {t(`needs.${part}`)} <VisuallyHidden>({t(parts[part] ? 'needs.met' : 'needs.open')})</VisuallyHidden>
          </li>
        ))}
      </ul>
    </>
  );
}

function Sign({ met }: { met: boolean }) {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="currentColor" aria-hidden="true">
      {met ? <path d="m2 7.5 3.5 3.5L12 3.5" strokeWidth="2.2" /> : <circle cx="7" cy="7" r="3.5" strokeWidth="1.5" />}
    </svg>
  );
}
