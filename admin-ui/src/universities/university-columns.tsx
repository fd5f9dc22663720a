import { SelectInput, useTranslate } from 'react-admin';
import type { University } from '../api/records';
import type { Column } from '../records/column';
import { SearchInput } from '../records/SearchInput';

export const FIRST = { field: 'name', order: 'ASC' } as const;

export const NATURES = ['public university', 'private university'].map((id) => ({
  id,
  name: `resources.universities.nature.${id}`,
}));

export function useUniversityColumns(): readonly Column<University>[] {
  const translate = useTranslate();
  const nature = (university: University) => translate(`resources.universities.nature.${university.nature}`);
  return [
    { source: 'id', sortable: true, width: 88 },
    { source: 'name', sortable: true, isName: true },
    { source: 'abbreviation', sortable: true, isHidden: true },
    { source: 'region', sortable: true },
    { source: 'country', sortable: true },
    { source: 'nature', sortable: true, render: nature },
  ];
}

export const UNIVERSITY_FILTERS = [
  <SearchInput key="name" source="name" label="resources.universities.search" alwaysOn />,
  <SearchInput key="region" source="region" isWhole />,
  <SelectInput key="nature" source="nature" choices={NATURES} />,
];
