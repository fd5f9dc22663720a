import type { SvgIconComponent } from '@mui/icons-material';
import Block from '@mui/icons-material/BlockOutlined';
import Build from '@mui/icons-material/BuildOutlined';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
import ReportProblem from '@mui/icons-material/ReportProblemOutlined';
import TravelExplore from '@mui/icons-material/TravelExplore';
import { Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type ErrorProps, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { BASENAME } from '../auth/place';
import { PlainPage } from './PlainPage';
import { useDocumentTitle } from './useDocumentTitle';

interface NoticeProps {
  /** Name of the texts. */
  readonly name: 'not_found' | 'denied' | 'failed' | 'unreachable';
  readonly icon: SvgIconComponent;
  readonly children: ReactNode;
}

function Notice({ name, icon: Icon, children }: NoticeProps) {
  const translate = useTranslate();
  const title = translate(`layout.${name}.title`);
  useDocumentTitle(title);
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', py: 10, px: 2, gap: 1.5 }}>
      <Icon sx={{ fontSize: 44, color: 'text.secondary' }} />
      <Typography variant="h1">{title}</Typography>
      <Typography sx={{ maxWidth: 440, color: 'text.secondary', mb: 1 }}>{translate(`layout.${name}.text`)}</Typography>
      {children}
    </Stack>
  );
}

function BackHome({ text }: { readonly text: string }) {
  const translate = useTranslate();
  return (
    <Button component={Link} to="/" variant="contained">
      {translate(text)}
    </Button>
  );
}

export function NotFoundPage() {
  return (
    <Notice name="not_found" icon={TravelExplore}>
      <BackHome text="layout.not_found.back" />
    </Notice>
  );
}

export function AccessDeniedPage() {
  return (
    <Notice name="denied" icon={Block}>
      <BackHome text="layout.denied.back" />
    </Notice>
  );
}

/** The question whether this is allowed got no answer. */
export function UnreachablePage() {
  return (
    <Notice name="unreachable" icon={CloudOff}>
      <RetryButton text="layout.unreachable.retry" />
    </Notice>
  );
}

/** What stands where a screen failed; a chunk of an older version that is gone fails like this, too. */
export function FailurePage(_: ErrorProps) {
  return (
    <Notice name="failed" icon={ReportProblem}>
      <RetryButton text="layout.failed.retry" />
    </Notice>
  );
}

function RetryButton({ text }: { readonly text: string }) {
  const translate = useTranslate();
  return (
    <Button variant="contained" onClick={() => location.reload()}>
      {translate(text)}
    </Button>
  );
}

/** Shown while the service does not answer, and on purpose during an upgrade. */
export function UpgradingPage() {
  const translate = useTranslate();
  return (
    <PlainPage title={translate('layout.upgrading.title')}>
      <Build sx={{ fontSize: 40, color: 'text.secondary' }} />
      <Typography>{translate('layout.upgrading.text')}</Typography>
      <Button variant="contained" onClick={() => location.assign(`${BASENAME}/`)}>
        {translate('layout.upgrading.retry')}
      </Button>
    </PlainPage>
  );
}
