import { SelectInput, TextInput, useTranslate } from 'react-admin';
import type { University } from '../api/records';
import type { Column } from '../records/column';
import { NameSearch } from '../records/NameSearch';

export const FIRST = { field: 'name', order: 'ASC' } as const;

export const NATURES = ['public university', 'private university'].map((id) => ({
  id,
  name: `resources.mun.nature.${id}`,
}));

export function useUniversityColumns(): readonly Column<University>[] {
  const translate = useTranslate();
  const nature = (university: University) => translate(`resources.mun.nature.${university.nature}`);
  return [
    { source: 'id', sortable: true, width: 88 },
    { source: 'name', sortable: true, isName: true },
    { source: 'region', sortable: true },
    { source: 'country' },
    { source: 'nature', sortable: true, render: nature },
  ];
}

export function UniversityFilters() {
  return (
    <>
      <NameSearch source="name" placeholder="resources.mun.search" />
      <TextInput source="region" helperText={false} />
      <SelectInput source="nature" choices={NATURES} helperText={false} />
    </>
  );
}
