import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, DeleteManyParams, Identifier, RaRecord, UpdateParams } from 'react-admin';
import { apiName } from '../resources';
import { removeTogether } from './remove-together';
import { send } from './send';
import { verbs } from './verbs';

const BASE = '/api/v1';

/** How `ra-data-simple-rest` sends its calls. */
async function httpClient(url: string, { method = 'GET', body, headers, signal }: RequestInit = {}) {
  const sent = new Headers({ ...Object.fromEntries(new Headers(headers)), Accept: 'application/json' });
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
  delete: async (resource, { id, previousData }) => ({ data: await removeSeen(resource, id, previousData?.version) }),
  deleteMany: async <RecordType extends RaRecord>(resource: string, { ids, meta }: DeleteManyParams<RecordType>) => {
    const together = removeTogether[apiName(resource)];
    const versions: number[] | undefined = meta?.versions;
    if (!together) await oneByOne(ids.map((id, place) => removeSeen(resource, id, versions?.[place])));
    else await together({ ids: ids.map(Number), versions });
    return { data: ids };
  },
};

/** Removes one record: `ra-data-simple-rest` would not say which version was seen. */
async function removeSeen(resource: string, id: Identifier, version?: number) {
  const seen = version === undefined ? '' : `?version=${version}`;
  const { json } = await httpClient(`${BASE}/${apiName(resource)}/${id}${seen}`, { method: 'DELETE' });
  return json;
}

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
