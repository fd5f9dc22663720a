import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, DeleteManyParams, RaRecord, UpdateParams } from 'react-admin';
import { apiName } from '../resources';
import { removeTogether } from './remove-together';
import { send } from './send';
import { verbs } from './verbs';

const BASE = '/api/v1';

/** How `ra-data-simple-rest` sends its calls. */
async function httpClient(url: string, { method = 'GET', body, headers, signal }: RequestInit = {}) {
  const sent = new Headers({ ...Object.fromEntries(new Headers(headers)), Accept: 'application/json' });
  // The provider marks a removal as text, which a browser may send for any site; a call without a body needs no type.
  sent.delete('Content-Type');
  if (body) sent.set('Content-Type', 'application/json');
  const answer = await send(new Request(new URL(url, location.origin), { method, body, headers: sent, signal }));
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text, json: JSON.parse(text) };
}

const rest = simpleRestProvider(BASE, httpClient);

/** The usual calls for the names of screens. */
const usual: DataProvider = {
  getList: (resource, params) => rest.getList(apiName(resource), params),
  getOne: (resource, params) => rest.getOne(apiName(resource), params),
  getMany: (resource, params) => rest.getMany(apiName(resource), params),
  getManyReference: (resource, params) => rest.getManyReference(apiName(resource), params),
  create: (resource, params) => rest.create(apiName(resource), params),
  update: (resource, params) => rest.update(apiName(resource), { ...params, data: changeOf(params) }),
  updateMany: (resource, params) => rest.updateMany(apiName(resource), params),
  delete: (resource, params) => rest.delete(apiName(resource), params),
  deleteMany: async <RecordType extends RaRecord>(resource: string, params: DeleteManyParams<RecordType>) => {
    const together = removeTogether[apiName(resource)];
    if (!together) await oneByOne(params.ids.map((id) => rest.delete(apiName(resource), { id })));
    else await together(params.ids.map(Number), params.meta?.versions);
    return { data: params.ids };
  },
};

/** Waits for all of them, so that nothing more happens once a refusal is told. */
async function oneByOne(removals: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(removals);
  await Promise.all(removals);
}

/** What was changed, and the version that was seen: the rest stays as it is. */
function changeOf({ data, previousData, meta }: UpdateParams): Record<string, unknown> {
  const seen: Record<string, unknown> = previousData ?? {};
  const fields: Record<string, unknown> = { ...data };
  // A form says so where it rests on an earlier one than it shows.
  const version = meta?.seen ?? fields.version ?? seen.version;
  const changed = Object.entries(fields).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(seen[name]) && name !== 'id' && name !== 'version',
  );
  return { ...Object.fromEntries(changed), ...(version === undefined ? {} : { version }) };
}

export const dataProvider = { ...usual, ...verbs };

/** For `useDataProvider<AdminDataProvider>()`: the usual calls and the verbs of our resources. */
export type AdminDataProvider = typeof dataProvider;
