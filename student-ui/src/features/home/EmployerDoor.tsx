import { Anchor, Button, Text, Title } from '@mantine/core';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ScanButton } from '../../components/scan/ScanButton';
import { paths } from '../../config/paths';
import classes from './Hero.module.css';
import { useHomeTexts } from './home.texts';

/**
 * For whoever was shown a report: no way from here leads to a login. The page of the check says what is wrong with a
 * number.
 */
export function EmployerDoor() {
  const t = useHomeTexts();
  const id = useId();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const check = (typed: string) => void navigate(paths.checkOf(encodeURIComponent(typed)));

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = field.current?.value.trim();
    if (typed) return check(typed);
    setMissing(true);
    field.current?.focus();
  }

  return (
    <section className={classes.door} aria-labelledby={id}>
      <Title order={2} fz={22} id={id}>
        {t('doors.employer')}
      </Title>
      <Text>{t('doors.employerText')}</Text>
      <form className={classes.number} onSubmit={submit} noValidate>
        <label htmlFor="home-number">{t('doors.number')}</label>
        <div>
          <input
            ref={field}
            id="home-number"
            name="number"
            placeholder="MYV-"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={300}
            required
            aria-invalid={isMissing}
            aria-describedby={isMissing ? 'home-number-missing' : undefined}
            onChange={() => setMissing(false)}
          />
          <Button type="submit" size="md">
            {t('doors.check')}
          </Button>
        </div>
        {isMissing && (
          <Text id="home-number-missing" size="sm" c="var(--bad)" role="alert">
            {t('doors.missing')}
          </Text>
        )}
      </form>
      <div className={classes.actions}>
        <ScanButton onFound={check} />
        <Anchor component={Link} to={paths.check} underline="always">
          {t('doors.file')}
        </Anchor>
      </div>
    </section>
  );
}
