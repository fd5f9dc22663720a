import { Button } from '@mantine/core';

interface Props {
  readonly text: string;
  /** Says of what. */
  readonly label: string;
  /** The id of what is opened. */
  readonly controls: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Opens more about a row, beneath it. */
export function DetailButton({ text, label, controls, isOpen, onToggle }: Props) {
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={label}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
      rightSection={
        <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
          <path
            d={isOpen ? 'M2 8l4-4 4 4' : 'M2 4l4 4 4-4'}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      }
    >
      {text}
    </Button>
  );
}
