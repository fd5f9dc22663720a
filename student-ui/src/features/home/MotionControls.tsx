import { ActionIcon, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { EarlierIcon, LaterIcon, PauseIcon, PlayIcon } from './icons';

interface Props {
  readonly labels: Readonly<Record<'earlier' | 'later' | 'pause' | 'play', string>>;
  readonly isOn: boolean;
  readonly onToggle: () => void;
  readonly onEarlier: () => void;
  readonly onLater: () => void;
}

/** The buttons of something that moves by itself: back, on, and stop. */
export function MotionControls({ labels, isOn, onToggle, onEarlier, onLater }: Props) {
  return (
    <Group gap="xs" wrap="nowrap">
      <Control label={labels.earlier} onClick={onEarlier}>
        <EarlierIcon />
      </Control>
      <Control label={isOn ? labels.pause : labels.play} onClick={onToggle}>
        {isOn ? <PauseIcon /> : <PlayIcon />}
      </Control>
      <Control label={labels.later} onClick={onLater}>
        <LaterIcon />
      </Control>
    </Group>
  );
}

function Control({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <ActionIcon variant="default" size={36} aria-label={label} title={label} onClick={onClick}>
      {children}
    </ActionIcon>
  );
}
