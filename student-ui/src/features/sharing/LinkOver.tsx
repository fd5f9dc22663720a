import { LinkButton } from '../../components/LinkButton';
import { Verdict } from '../../components/report/Verdict';
import { paths } from '../../config/paths';
import { useSharedTexts } from './shared.texts';

/** The link ends; the report does not. */
export function LinkOver({ why }: { readonly why: 'ended' | 'gone' }) {
  const t = useSharedTexts();
  const steps =
    why === 'ended' ? [t('endedSteps.address'), t('endedSteps.ask'), t('endedSteps.number')] : [t('endedSteps.number')];
  return (
    <Verdict tone="failed" word={t(why)} text={t(`${why}Text`)} steps={steps}>
      <div>
        <LinkButton to={paths.check}>{t('checkAny')}</LinkButton>
      </div>
    </Verdict>
  );
}
