import { PERMISSIONS, ROLE, type Role } from '../../src/domain/account/role.js';
import type { User } from '../../src/domain/account/user.js';
import type { VerificationCode } from '../../src/domain/account/verification-code.js';
import type { Agent } from '../../src/domain/catalog/agent.js';
import type { Company } from '../../src/domain/catalog/company.js';
import type { Cooperation } from '../../src/domain/catalog/cooperation.js';
import type { University } from '../../src/domain/catalog/university.js';
import type { Certificate } from '../../src/domain/certificate/certificate.js';
import type { StatusPlace } from '../../src/domain/credential/status-list.js';
import type { StoredFile } from '../../src/domain/files/stored-file.js';
import type { Article } from '../../src/domain/news/article.js';
import type { Consent } from '../../src/domain/privacy/consent.js';
import type { Report } from '../../src/domain/report/report.js';
import { type CertificateClaim, isLive, type NamedClaim } from '../../src/domain/review/claim.js';
import type { RejectionReason } from '../../src/domain/review/rejection-reason.js';
import type { Page, PageRequest } from '../../src/domain/shared/page.js';
import { indexWords, queryWords } from '../../src/domain/shared/search-words.js';
import type { LookUpChoices } from '../../src/domain/sharing/look-up.js';
import type { Share, ShareView } from '../../src/domain/sharing/share.js';
import type { Session } from '../../src/modules/auth/session.repository.js';
import type { Illustrated } from '../../src/modules/news/news.repository.js';
import type { Watcher } from '../../src/modules/reports/watcher.repository.js';
import type { EmailChange } from '../../src/modules/users/email-change.repository.js';

const ROLES: readonly Role[] = [
  { id: ROLE.administrator, version: 1, name: 'Administrator', permissions: PERMISSIONS },
  { id: ROLE.student, version: 1, name: 'Student', permissions: [] },
  { id: ROLE.public, version: 1, name: 'Public', permissions: [] },
];

export interface KeptShare {
  readonly share: Share;
  readonly pinTries: number;
  readonly pinWindowEnds: Date;
}

export interface KeptChoices extends LookUpChoices {
  readonly toldAt: Date;
}

/** What a database holds. The values are never changed, only replaced, so a copy of the maps is a copy of everything. */
export class MemoryTables {
  certificates = new Map<number, Certificate>();
  /** By the certificate. */
  claims = new Map<number, CertificateClaim>();
  rejectionReasons = new Map<number, RejectionReason>();
  reports = new Map<number, Report>();
  watchers = new Map<number, Watcher>();
  credentialStatuses: readonly { readonly place: StatusPlace; readonly reportId: number }[] = [];
  shares = new Map<number, KeptShare>();
  shareViews = new Map<number, ShareView>();
  /** By the certificate. */
  lookUpChoices = new Map<number, KeptChoices>();
  files = new Map<string, StoredFile & { readonly discardedAt: Date | null }>();
  users = new Map<number, User>();
  roles = new Map(ROLES.map((role) => [role.id, role]));
  emailChanges = new Map<number, EmailChange>();
  sessions = new Map<string, Session & { readonly endedAt: Date | null }>();
  codes = new Map<number, VerificationCode>();
  loginFailures = new Map<string, { readonly tries: number; readonly windowEnds: Date }>();
  universities = new Map<number, University>();
  news = new Map<number, Illustrated<Article>>();
  companies = new Map<number, Company>();
  cooperations = new Map<number, Cooperation>();
  agents = new Map<number, Agent>();
  consents = new Map<number, Consent>();
  /** How far the sweep of stray files has come. */
  straysAfter: { readonly createdAt: Date; readonly id: string } | null = null;

  copy(): MemoryTables {
    const copy = new MemoryTables();
    copy.take(this);
    return copy;
  }

  /** Becomes what `other` is. */
  take(other: MemoryTables): void {
    this.certificates = new Map(other.certificates);
    this.claims = new Map(other.claims);
    this.rejectionReasons = new Map(other.rejectionReasons);
    this.reports = new Map(other.reports);
    this.watchers = new Map(other.watchers);
    this.credentialStatuses = other.credentialStatuses;
    this.shares = new Map(other.shares);
    this.shareViews = new Map(other.shareViews);
    this.lookUpChoices = new Map(other.lookUpChoices);
    this.files = new Map(other.files);
    this.users = new Map(other.users);
    this.roles = new Map(other.roles);
    this.emailChanges = new Map(other.emailChanges);
    this.sessions = new Map(other.sessions);
    this.codes = new Map(other.codes);
    this.loginFailures = new Map(other.loginFailures);
    this.universities = new Map(other.universities);
    this.news = new Map(other.news);
    this.companies = new Map(other.companies);
    this.cooperations = new Map(other.cooperations);
    this.agents = new Map(other.agents);
    this.consents = new Map(other.consents);
    this.straysAfter = other.straysAfter;
  }
}

let lastId = 0;
/** Counts over all tables, so that a test that mixes up two kinds of ids fails. */
export const nextId = () => ++lastId;

/** Newest first. */
export const byId = <T extends { readonly id: number }>(a: T, b: T) => b.id - a.id;

export function pageOf<T>(rows: readonly T[], page: PageRequest): Page<T> {
  return { items: rows.slice(page.offset, page.offset + page.limit), total: rows.length };
}

/** Whether each word of the query begins a word of the name; a query without words finds nothing. */
export function isFoundBy(query: string, name: string): boolean {
  const asked = queryWords(query);
  const words = indexWords(name);
  return asked.length > 0 && asked.every((begin) => words.some((word) => word.startsWith(begin)));
}

/** The claim on a record that has not run out, with what its reviewer is called. */
export function claimOn(tables: MemoryTables, id: number, now: Date): NamedClaim | null {
  const claim = tables.claims.get(id);
  const user = claim && tables.users.get(claim.userId);
  return user && isLive(claim, now) ? { ...claim, name: user.name ?? user.username } : null;
}
