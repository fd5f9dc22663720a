import { Injectable } from '@nestjs/common';
import { type Actor, isStudent, may, readsCertificates } from '../../domain/account/actor.js';
import type { User } from '../../domain/account/user.js';
import type { University } from '../../domain/catalog/university.js';
import type { Certificate } from '../../domain/certificate/certificate.js';
import { peopleFound } from '../../domain/certificate/search.audit.js';
import { message } from '../../domain/messages/message.js';
import { DomainError } from '../../domain/shared/domain-error.js';
import { isRecordId } from '../../domain/shared/record-id.js';
import { UnitOfWork } from '../../unit-of-work/unit-of-work.js';
import { CertificateReader, type CertificateSearch } from '../certificates/certificate.repository.js';
import { UniversityReader } from '../universities/university.repository.js';
import { UserReader } from '../users/user.repository.js';

export interface Found {
  readonly certificates: readonly Certificate[];
  readonly users: readonly User[];
  readonly universities: readonly University[];
}

/** So many of each kind: who types on finds fewer. */
const TOLD = 6;
const PAGE = { offset: 0, limit: TOLD };
const NEWEST = { field: 'id', descending: true } as const;
const BY_NAME = { field: 'name', descending: false } as const;

/** One search over everything that the caller may see. */
@Injectable()
export class SearchService {
  constructor(
    private readonly certificates: CertificateReader,
    private readonly users: UserReader,
    private readonly universities: UniversityReader,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Whoever finds a person leaves a trace. @throws DomainError `forbidden` for students. */
  async find(actor: Actor, query: string): Promise<Found> {
    if (isStudent(actor)) throw new DomainError('forbidden', message('not_allowed'));
    if (query === '') return { certificates: [], users: [], universities: [] };
    const hasWords = query.length > 1;
    const certificates = readsCertificates(actor) ? await this.findCertificates(query) : [];
    const users = hasWords && may(actor, 'users.manage') ? await this.findUsers(query) : [];
    const universities = hasWords && may(actor, 'catalog.manage') ? await this.findUniversities(query) : [];
    if (certificates.length + users.length > 0) {
      const ids = (records: readonly { readonly id: number }[]) => records.map(({ id }) => id);
      await this.unitOfWork.note(peopleFound(actor.userId, { certificates: ids(certificates), users: ids(users) }));
    }
    return { certificates, users, universities };
  }

  /** By what tells one record from all others first, then by words of the name. */
  private async findCertificates(query: string): Promise<Certificate[]> {
    const found = new Map<number, Certificate>();
    for (const filter of filtersFor(query)) {
      const { items } = await this.certificates.search({ filter, sort: NEWEST, page: PAGE }, null);
      for (const item of items) if (found.size < TOLD) found.set(item.id, item);
      if (found.size === TOLD) break;
    }
    return [...found.values()];
  }

  private async findUsers(query: string): Promise<User[]> {
    return (await this.users.list({ filter: { name: query }, sort: BY_NAME, page: PAGE })).items.slice();
  }

  private async findUniversities(query: string): Promise<University[]> {
    return (await this.universities.list({ filter: { name: query }, sort: BY_NAME, page: PAGE })).items.slice();
  }
}

function filtersFor(query: string): CertificateSearch[] {
  const id = Number(query);
  const byId = isRecordId(id) ? [{ ids: [id] }] : [];
  // What begins with one digit is too much to look for, and to show.
  if (query.length === 1) return byId;
  const hasDigit = /\d/.test(query);
  return [
    ...byId,
    ...(query.includes('@') ? [{ email: query }] : []),
    ...(hasDigit ? [{ passport: query }, { certNo: query }, { reportNumber: query }] : []),
    // Words of the name with parts of what stands beside it: "wang malaya", the middle of a report number.
    { name: query },
    { q: query },
  ];
}
