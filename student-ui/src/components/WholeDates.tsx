import { Fragment } from 'react';

/** A text in which no line ends within a date. */
export function WholeDates({ children }: { readonly children: string }) {
  return children.split(/(\d{4}-\d{2}-\d{2})/u).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
    <Fragment key={at}>{at % 2 === 1 ? <span style={{ whiteSpace: 'nowrap' }}>{part}</span> : part}</Fragment>
  ));
}
