import { useNavigation } from 'react-router-dom';
import { useCommonTexts } from '../i18n/common.texts';
import classes from './NavigationProgress.module.css';

/** Tells that the screen to which one goes is being fetched: until it is there the one before stays. */
export function NavigationProgress() {
  const t = useCommonTexts();
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={classes.bar} role="progressbar" aria-label={t('loading')} />;
}
