import { ActionIcon, Button, Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './pdf.module.css';
import { usePdfTexts } from './pdf.texts';
import { type Zoom, zoomStep } from './zoom';

interface Props {
  readonly page: number;
  /** 0 while the document is being read. */
  readonly pages: number;
  readonly zoom: Zoom;
  readonly percent: number;
  readonly href: string | undefined;
  readonly name: string;
  readonly onPage: (page: number) => void;
  readonly onZoom: (zoom: Zoom) => void;
}

export function PdfTools({ page, pages, zoom, percent, href, name, onPage, onZoom }: Props) {
  const t = usePdfTexts();
  const smaller = zoomStep(percent, 'out');
  const larger = zoomStep(percent, 'in');
  return (
    <Paper withBorder p="xs" className={classes.tools} role="toolbar" aria-label={t('tools')}>
      <Group justify="space-between" gap="sm">
        <Group gap={6} wrap="nowrap">
          <Tool label={t('previous')} isOff={page <= 1} onClick={() => onPage(page - 1)}>
            <path d="m13 4-6 6 6 6" />
          </Tool>
          <Text size="sm" role="status" miw="6.5rem" ta="center">
            {pages > 0 ? t('pageOf', { page, pages }) : '…'}
          </Text>
          <Tool label={t('next')} isOff={page >= pages} onClick={() => onPage(page + 1)}>
            <path d="m7 4 6 6-6 6" />
          </Tool>
        </Group>
        <Group gap={6} wrap="nowrap">
          <Tool label={t('zoomOut')} isOff={smaller === null} onClick={() => smaller && onZoom(smaller)}>
            <path d="M4 10h12" />
          </Tool>
          <Text size="sm" aria-live="polite" miw="3.5rem" ta="center">
            {t('zoom', { percent: Math.round(percent) })}
          </Text>
          <Tool label={t('zoomIn')} isOff={larger === null} onClick={() => larger && onZoom(larger)}>
            <path d="M4 10h12M10 4v12" />
          </Tool>
          <Button variant="default" size="compact-md" aria-pressed={zoom === 'fit'} onClick={() => onZoom('fit')}>
            {t('fit')}
          </Button>
        </Group>
        <Button component="a" href={href} download={name} size="compact-md">
          {t('download')}
        </Button>
      </Group>
    </Paper>
  );
}

interface ToolProps {
  readonly label: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Stays in the order of the keyboard at the ends, so that the focus is not lost with the last page. */
function Tool({ label, isOff, onClick, children }: ToolProps) {
  return (
    <ActionIcon
      variant="default"
      size={34}
      aria-label={label}
      aria-disabled={isOff}
      data-disabled={isOff || undefined}
      onClick={() => !isOff && onClick()}
    >
      <svg
        viewBox="0 0 20 20"
        width="18"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {children}
      </svg>
    </ActionIcon>
  );
}
