import { useQuery } from '@tanstack/react-query';
import { useDataProvider, usePermissions, useTranslate } from 'react-admin';
import type { AdminDataProvider } from '../api/data-provider';
import { mayDo } from '../auth/permissions';
import { SCREENS } from '../layout/screens';
import { useDebouncedValue } from '../records/useDebouncedValue';
import type { Permission } from '../resource';
import { addressOf } from '../resources';

export interface Hit {
  readonly key: string;
  readonly group: 'screens' | 'certificates' | 'users' | 'universities';
  readonly label: string;
  readonly beside?: string;
  readonly to: string;
}

/** A letter alone would find too many; a digit may be the number of an application. */
const isEnough = (query: string) => query.length > 1 || /^\d$/.test(query);

/** Screens at once, records once typing pauses. */
export function useFound(typed: string) {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<Permission[]>();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const query = useDebouncedValue(typed).trim();
  const { data, error, isFetching } = useQuery({
    queryKey: ['search', query],
    queryFn: () => dataProvider.find(query),
    enabled: isEnough(query),
    retry: false,
    // Whom somebody looked for stays no longer than the dialog.
    gcTime: 0,
  });
  // What was found of what was typed before would be opened by Enter.
  const isSettled = query === typed.trim();
  const found = isSettled && isEnough(query) ? data : undefined;
  const screens: Hit[] = SCREENS.filter(({ resource }) => !resource || mayDo(permissions, resource))
    .map(({ path, title }) => ({ key: path, group: 'screens' as const, label: translate(title), to: path }))
    .filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()));
  const certificates = (found?.certificates ?? []).map(
    ({ id, name, university, status, reportNumber }): Hit => ({
      key: `certificate ${id}`,
      group: 'certificates',
      label: `${name ?? translate('review.unnamed')} · ${translate('review.title', { id })}`,
      beside: [translate(`resources.certificates.status.${status}`), university, reportNumber]
        .filter(Boolean)
        .join(' · '),
      to: `${addressOf('certificates')}/${id}`,
    }),
  );
  const users = (found?.users ?? []).map(
    ({ id, name, email }): Hit => ({
      key: `user ${id}`,
      group: 'users',
      label: name,
      beside: email,
      to: `${addressOf('users')}/${id}/show`,
    }),
  );
  const universities = (found?.universities ?? []).map(
    ({ id, name }): Hit => ({
      key: `university ${id}`,
      group: 'universities',
      label: name,
      to: `${addressOf('universities')}/${id}/show`,
    }),
  );
  return {
    hits: [...certificates, ...users, ...universities, ...screens],
    error,
    isFetching: isFetching || !isSettled,
  };
}
