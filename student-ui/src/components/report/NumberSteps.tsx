import type { Checked } from './checked-report';
import { StepList } from './StepList';
import { useStepTexts } from './steps.texts';

type Steps = Checked['steps'];

export const NUMBER_STEPS = ['found', 'current_edition', 'in_force', 'fields'] as const;

/** Where no answer came, nothing is said against the report. */
export const NOTHING_CHECKED: Steps = NUMBER_STEPS.map((step) => ({ step, outcome: 'not_checked' }));

export function NumberSteps({ steps }: { readonly steps: Steps }) {
  const t = useStepTexts();
  return <StepList steps={steps.map(({ step, outcome }) => ({ name: t(`number.${step}`), outcome }))} />;
}
