import { VisuallyHidden } from '@mantine/core';
import { hasPasswordPart, PASSWORD_PARTS, type PasswordPart } from '@myverify/domain/account/password';
import type { Form } from '../../lib/form';
import { useStateOf } from '../../lib/use-form';
import { useAccountTexts } from './account.texts';
import classes from './PasswordNeeds.module.css';
import type { Problem } from './rules.texts';

interface Props<F extends string, V extends Record<F, string>> {
  readonly form: Form<V, Problem>;
  readonly name: F;
}

/** What a password needs, ticked off while it is typed. */
export function PasswordNeeds<F extends string, V extends Record<F, string>>(props: Props<F, V>) {
  const t = useAccountTexts();
  return (
    <>
      {t('needs.title')}
      <ul className={classes.needs}>
        {PASSWORD_PARTS.map((part) => (
          <Need key={part} part={part} {...props} />
        ))}
      </ul>
      {t('needs.uncommon')}
    </>
  );
}

function Need<F extends string, V extends Record<F, string>>({
  form,
  name,
  part,
}: Props<F, V> & { part: PasswordPart }) {
  const t = useAccountTexts();
  const met = useStateOf(form, ({ values }) => hasPasswordPart(values[name], part));
  return (
    <li data-met={met || undefined}>
      <Sign met={met} />
      {t(`needs.${part}`)} <VisuallyHidden>({t(met ? 'needs.met' : 'needs.open')})</VisuallyHidden>
    </li>
  );
}

function Sign({ met }: { met: boolean }) {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="currentColor" aria-hidden="true">
      {met ? <path d="m2 7.5 3.5 3.5L12 3.5" strokeWidth="2.2" /> : <circle cx="7" cy="7" r="3.5" strokeWidth="1.5" />}
    </svg>
  );
}
