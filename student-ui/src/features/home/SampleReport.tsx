import { Group, Stack, Text } from '@mantine/core';
import { SAMPLE_NUMBER } from '@myverify/domain/report/sample-report';
import { LinkButton } from '../../components/LinkButton';
import { paths } from '../../config/paths';
import classes from './SampleReport.module.css';
import { Section } from './Section';
import { useSampleTexts } from './sample.texts';

/** The proof of what the page promises: a report to open and to check. */
export default function SampleReport() {
  const t = useSampleTexts();
  return (
    <Section title={t('title')}>
      <div className={classes.card}>
        <Paper />
        <Stack gap="md">
          <Text>{t('text')}</Text>
          <Group gap="sm">
            <LinkButton to={paths.samplePdf}>{t('open')}</LinkButton>
            <LinkButton to={paths.checkOf(SAMPLE_NUMBER)} variant="default">
              {t('check')}
            </LinkButton>
          </Group>
        </Stack>
      </div>
    </Section>
  );
}

/** The first page of a report from afar. */
function Paper() {
  return (
    <svg className={classes.paper} viewBox="0 0 120 166" aria-hidden="true">
      <path className={classes.sheet} d="M1 1h118v164H1z" />
      <path className={classes.navy} d="m16 12 7 2v6c0 5-3 8-7 9-4-1-7-4-7-9v-6z" />
      <path className={classes.words} d="M28 16h30M28 22h20M88 16h22M88 22h16" />
      <path className={classes.rule} d="M9 34h102" />
      <path className={classes.hair} d="M9 37h102" />
      <path className={classes.head} d="M9 48h48" />
      <path className={classes.words} d="M9 58h36M9 68h46M65 68h40M9 76h40M65 76h46M9 90h28M47 90h28M85 90h26" />
      <path className={classes.words} d="M9 104h102M9 111h102M9 118h102" />
      <path className={classes.box} d="M9 130h102v26H9z" />
      <path className={classes.navy} d="M14 134h7v7h-7zM25 134h7v7h-7zM14 145h7v7h-7zM25 145h3v3h-3zM29 149h3v3h-3z" />
      <path className={classes.words} d="M40 138h60M40 145h48M40 151h54" />
      <text className={classes.mark} x="60" y="98" transform="rotate(-32 60 92)">
        SPECIMEN
      </text>
    </svg>
  );
}
