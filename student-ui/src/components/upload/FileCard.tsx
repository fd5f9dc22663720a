import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './FileCard.module.css';

interface Props {
  /** The address of a picture; without one the sign of a paper is shown. */
  readonly picture: string | null;
  readonly name: ReactNode;
  readonly detail: ReactNode;
  readonly problem?: boolean;
  readonly actions: ReactNode;
  /** Below, over the whole width. */
  readonly children?: ReactNode;
}

/** A file in the list of a group. */
export function FileCard({ picture, name, detail, problem = false, actions, children }: Props) {
  return (
    <li className={classes.card} data-problem={problem || undefined}>
      <div className={classes.thumbnail}>{picture ? <img src={picture} alt="" /> : <PaperSign />}</div>
      <div>
        <div className={classes.name}>{name}</div>
        <Text size="sm" c={problem ? 'red.9' : 'gray.7'} component="div">
          {detail}
        </Text>
      </div>
      <div>{actions}</div>
      {children && <div style={{ gridColumn: '1 / -1' }}>{children}</div>}
    </li>
  );
}

function PaperSign() {
  return (
    <svg width="32" height="40" viewBox="0 0 32 40" aria-hidden="true">
      <path d="M3 1h18l8 8v30H3z" fill="#fff" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
      <path d="M21 1v8h8" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <rect x="0" y="19" width="26" height="13" rx="2" fill="#b3261e" />
      <text x="13" y="29" fontSize="9" fontWeight="700" fontFamily="sans-serif" textAnchor="middle" fill="#fff">
        PDF
      </text>
    </svg>
  );
}
