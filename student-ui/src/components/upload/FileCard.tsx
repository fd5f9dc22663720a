import { Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from './FileCard.module.css';

interface Props {
  /** The address of a picture; without one the sign of its type is shown. */
  readonly picture: string | null;
  readonly isPdf: boolean;
  readonly name: ReactNode;
  readonly detail: ReactNode;
  readonly problem?: boolean;
  readonly actions: ReactNode;
  /** Below, over the whole width. */
  readonly children?: ReactNode;
}

/** A file in the list of a group. */
export function FileCard({ picture, isPdf, name, detail, problem = false, actions, children }: Props) {
  // What calls itself a picture may be none.
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <li className={classes.card} data-problem={problem || undefined}>
      <div className={classes.thumbnail}>
        {picture && picture !== broken ? (
          <img src={picture} alt="" onError={() => setBroken(picture)} />
        ) : (
          <PaperSign mark={isPdf ? 'PDF' : null} />
        )}
      </div>
      <div className={classes.about}>
        <div className={classes.name}>{name}</div>
        <Text size="sm" c={problem ? 'var(--bad)' : 'dimmed'} component="div">
          {detail}
        </Text>
      </div>
      <div>{actions}</div>
      {children && <div className={classes.more}>{children}</div>}
    </li>
  );
}

function PaperSign({ mark }: { mark: string | null }) {
  return (
    <svg width="32" height="40" viewBox="0 0 32 40" aria-hidden="true">
      <path
        d="M3 1h18l8 8v30H3z"
        fill="var(--surface)"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M21 1v8h8" fill="none" stroke="currentColor" strokeWidth="1.5" />
      {mark && (
        <>
          <rect x="0" y="19" width="26" height="13" rx="2" fill="#b3261e" />
          <text x="13" y="29" fontSize="9" fontWeight="700" fontFamily="sans-serif" textAnchor="middle" fill="#fff">
            {mark}
          </text>
        </>
      )}
    </svg>
  );
}
