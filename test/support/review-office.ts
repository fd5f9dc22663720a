import type { PortalCertificate } from './applicant.js';
import { formToReview } from './applications.js';
import type { Site } from './browser.js';
import { type PortalClient, signIn } from './portal.js';
import { record } from './records.js';
import { ADMIN, type ServerOptions, STUDENT } from './server.js';
import { testedSite } from './tested-site.js';

export interface ReviewOffice {
  readonly site: Site;
  readonly student: PortalClient;
  readonly officer: PortalClient;
  /** All that a review needs. */
  readonly form: Readonly<Record<string, unknown>>;
  apply(name: string, changes?: object): Promise<PortalCertificate>;
  remove(certificate: Pick<PortalCertificate, 'id'>): Promise<unknown>;
}

/** A site on which a student applies and an officer reviews, from the file's own `beforeAll` on. */
export function reviewOffice(options?: ServerOptions): ReviewOffice {
  const site = testedSite(options);
  const people = {} as { student: PortalClient; officer: PortalClient; form: Record<string, unknown> };
  const office: ReviewOffice = Object.assign(people, {
    site,
    apply: (name: string, changes: object = {}) =>
      record(people.student, 'add-apply', { ...people.form, name, ...changes }),
    remove: ({ id }: Pick<PortalCertificate, 'id'>) => people.officer.post('/api/cert/remove', { ids: [id] }),
  });
  beforeAll(async () => {
    people.student = await signIn(site.server.url, STUDENT);
    people.officer = await signIn(site.server.url, ADMIN);
    people.form = await formToReview(people.student);
  });
  return office;
}
