import { Text, Title } from '@mantine/core';
import classes from './report.module.css';
import { useStepTexts } from './steps.texts';

type Outcome = 'passed' | 'failed' | 'not_checked';

interface Props {
  readonly steps: ReadonlyArray<{ readonly name: string; readonly outcome: Outcome }>;
}

/** A form for each outcome, with its word beside it: colour is never the only sign. */
const MARKS: Readonly<Record<Outcome, React.ReactNode>> = {
  passed: <path d="m4 10.5 4 4 8-9" />,
  failed: <path d="m5 5 10 10m0-10L5 15" />,
  not_checked: <path d="M4 10h12" strokeDasharray="3 3" />,
};

export function StepList({ steps }: Props) {
  const t = useStepTexts();
  return (
    <div>
      <Title order={3} fz="md" mb={6}>
        {t('title')}
      </Title>
      <ul className={classes.steps}>
        {steps.map(({ name, outcome }) => (
          <li key={name} data-outcome={outcome}>
            <svg
              viewBox="0 0 20 20"
              width="20"
              height="20"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.5"
              strokeLinecap="round"
              aria-hidden="true"
            >
              {MARKS[outcome]}
            </svg>
            <span>
              {name}
              {t('colon')}
              <Text span inherit fw={600}>
                {t(`outcome.${outcome}`)}
              </Text>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
