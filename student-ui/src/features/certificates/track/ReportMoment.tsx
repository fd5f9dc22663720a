import { Anchor, Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { saveFile } from '@myverify/api-client/save-file';
import { useQuery } from '@tanstack/react-query';
import encodeQR from 'qr';
import { Link } from 'react-router-dom';
import { FailedState } from '../../../components/FailedState';
import { paths } from '../../../config/paths';
import { lazyPart, Nothing } from '../../../lib/lazy-part';
import classes from './ReportMoment.module.css';
import { reportQuery } from './report.queries';
import { useMomentTexts } from './report-moment.texts';
import { useShare } from './use-share';

/** Half a megabyte, and only here. */
const FirstPage = lazyPart(() => import('../../../components/report/FirstPage'), Nothing);
const WIDTH = 238;

interface Props {
  readonly id: number;
  readonly number: string;
}

interface MomentProps extends Props {
  /** The newest. */
  readonly edition: number;
}

/** What all of it was for: the report to look at, to take along, to pass on and to show. */
export default function ReportMoment({ id, number, edition }: MomentProps) {
  const t = useMomentTexts();
  const { data, error, refetch } = useQuery(reportQuery(id, edition));
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby="report-moment">
      <Title order={2} fz={22} mb="md" id="report-moment">
        {t('title')}
      </Title>
      {!data && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Stack role="status">
          <Text>{t('making')}</Text>
          <Skeleton height={340} radius="md" />
        </Stack>
      )}
      {data && <Report blob={data} id={id} number={number} />}
    </Paper>
  );
}

function Report({ blob, id, number }: Props & { readonly blob: Blob }) {
  const t = useMomentTexts();
  const url = `${location.origin}${paths.checkOf(number)}`;
  const share = useShare({ url, text: t('shareText', { number }) });
  return (
    <div className={classes.moment}>
      <div className={classes.picture}>
        <FirstPage blob={blob} label={t('picture', { number })} width={WIDTH} />
      </div>
      <Stack gap="md">
        <Text fw={650}>{number}</Text>
        <Group gap="sm" grow preventGrowOverflow={false}>
          <Button size="lg" onClick={() => saveFile(blob, `${number}.pdf`)}>
            {t('download')}
          </Button>
          <Button size="lg" variant="default" onClick={() => void share()}>
            {t('share')}
          </Button>
        </Group>
        <Group gap="md" align="center">
          <img className={classes.qr} src={qrOf(url)} alt={t('qr')} />
          <Text size="sm" flex="1 1 10rem">
            {t('show')}
          </Text>
        </Group>
        <details className={classes.more}>
          <summary>{t('more')}</summary>
          <Stack gap="xs" mt="xs">
            {[
              [paths.shareOf(id), t('links')] as const,
              [paths.checkOf(number), t('check')] as const,
              [paths.certificates, t('list')] as const,
            ].map(([to, text]) => (
              <Anchor key={to} component={Link} to={to} underline="always">
                {text}
              </Anchor>
            ))}
          </Stack>
        </details>
      </Stack>
    </div>
  );
}

function qrOf(text: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(encodeQR(text, 'svg', { border: 2 }))}`;
}
