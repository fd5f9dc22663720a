import { StepList } from '../../components/report/StepList';
import { useStepTexts } from '../../components/report/steps.texts';
import type { FileVerdict } from './file.queries';

type Steps = FileVerdict['steps'];

const FILE_STEPS = ['recognised', 'unaltered', 'seal', 'current_edition', 'in_force'] as const;

/** Where no answer came, nothing is said against the file. */
export const NO_FILE_CHECKED: Steps = FILE_STEPS.map((step) => ({ step, outcome: 'not_checked' }));

export function FileSteps({ steps }: { readonly steps: Steps }) {
  const t = useStepTexts();
  return <StepList steps={steps.map(({ step, outcome }) => ({ name: t(`file.${step}`), outcome }))} />;
}
