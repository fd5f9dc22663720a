import { type ReactNode, useState } from 'react';
import { useListContext } from 'react-admin';
import { FilterBar, type FurtherFilter } from './FilterBar';
import { ListState } from './ListState';
import { Pager } from './Pager';

interface FilteredListProps {
  readonly filters: ReactNode;
  readonly furtherFilters?: readonly FurtherFilter[] | undefined;
  /** What is offered where there is nothing yet. */
  readonly firstStep?: ReactNode;
  /** The rows. */
  readonly children: ReactNode;
}

/** The filters, the rows that meet them and the way to further ones. */
export function FilteredList({ filters, furtherFilters, firstStep, children }: FilteredListProps) {
  const { setFilters } = useListContext();
  const [round, setRound] = useState(0);
  const clear = () => {
    setFilters({});
    // The inputs begin anew: what is typed and not a filter yet goes as well.
    setRound(round + 1);
  };
  return (
    <>
      <FilterBar key={round} onClear={clear} further={furtherFilters}>
        {filters}
      </FilterBar>
      <ListState firstStep={firstStep} onClear={clear}>
        {children}
      </ListState>
      <Pager />
    </>
  );
}
