import { Chip } from '@mui/material';
import { useResourceContext, useTranslate } from 'react-admin';

interface StateChipProps {
  readonly isWaiting: boolean;
  /** Key of the text for what waits no more. */
  readonly done: string;
}

/** Whether something that was entered counts, or waits for a second officer. */
export function StateChip({ isWaiting, done }: StateChipProps) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const label = translate(`resources.${resource}.${isWaiting ? 'waiting' : done}`);
  return <Chip size="small" variant="outlined" color={isWaiting ? 'warning' : 'success'} label={label} />;
}
