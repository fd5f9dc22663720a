import type { PortalAnswer, PortalClient } from './portal.js';

export interface Company {
  readonly cid: number;
  readonly version: number;
  readonly cname: string;
  readonly cregion: string;
}

export interface University {
  readonly uid: number;
  readonly version: number;
  readonly uname: string;
}

export interface List<T> {
  readonly list: T[];
  readonly allCount: number;
}

const success = (code: number, message: string) => ({ status: 200, code, message, errMsg: message });

/** What the successes of the catalogue's calls look like, whatever their data. */
export const LOOKED_UP = success(0, 'success');
export const SAVED = success(100, 'Save Success!');
export const UPDATED = success(100, 'Update Success!');
export const DELETED = { ...success(100, 'Delete Success!'), data: null };

export function errorsOf(answer: PortalAnswer): Record<string, string> {
  return (answer.data as { errors?: Record<string, string> }).errors ?? {};
}

let made = 0;

/** Fills the catalogue as one of its keepers, with names of which there is only one. */
export class CatalogKeeper {
  constructor(private readonly client: PortalClient) {}

  company(cname = `Company ${++made}`): Promise<Company> {
    return this.add('company', { cname, cregion: 'Johor' });
  }

  university(uname = `Campus ${++made}`): Promise<University> {
    return this.add('university', {
      uname,
      uregion: 'Johor',
      ucountry: 'Malaysia',
      unature: 'private university',
    });
  }

  cooperation(uid1: number, uid2: number, cooname = `Cooperation ${++made}`): Promise<{ cooid: number }> {
    return this.add('coo', { uid1, uid2, cooname, cooregion: 'Johor' });
  }

  async add<T>(path: string, body: object): Promise<T> {
    const answer = await this.client.post<T>(`/api/admin/add/${path}`, body);
    expect(answer).toMatchObject(SAVED);
    return answer.data;
  }
}
