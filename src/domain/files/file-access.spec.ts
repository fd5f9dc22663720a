import { aReviewer, aStaffMember, aStudent } from '../../../test/factories/actor.factory.js';
import type { Actor } from '../account/actor.js';
import { dependsOnRecords, isNotedView, maySeeFile } from './file-access.js';

const OWNER = 7;
const passport = { kind: 'passport', ownerId: OWNER } as const;
const article = { kind: 'news', ownerId: OWNER } as const;
const owner = aStudent(OWNER);
const stranger = aStudent(8);
const newsroom = aStaffMember(['news.manage', 'users.manage', 'catalog.manage', 'reports.withdraw', 'audit.read']);

describe('a private file', () => {
  it.each<[string, Actor | null, boolean, boolean]>([
    ['nobody signed in', null, false, false],
    ['nobody signed in, whatever names it', null, true, false],
    ['who uploaded it', owner, false, true],
    ['another student', stranger, false, false],
    ['the student whose record names it', stranger, true, true],
    ['who reviews', aReviewer(), false, true],
    ['who reads certificates', aStaffMember(['certificates.read']), false, true],
    ['other staff', newsroom, false, false],
  ])('%s', (_, actor, named, sees) => {
    expect(maySeeFile(actor, passport, named)).toBe(sees);
  });

  it('is looked for in the records of students who could not see it otherwise, and of nobody else', () => {
    const asked = [null, owner, stranger, aReviewer(), newsroom].filter((actor) => dependsOnRecords(actor, passport));
    expect(asked).toEqual([stranger]);
  });

  it('is a noted view where staff look at what is not theirs', () => {
    const reviewer = aReviewer();
    const noted = [null, owner, stranger, reviewer, newsroom].filter((actor) => isNotedView(actor, passport));
    expect(noted).toEqual([reviewer]);
    expect(isNotedView(reviewer, { kind: 'passport', ownerId: reviewer.userId })).toBe(false);
  });
});

describe('what an office sent', () => {
  it.each(['letter', 'answer'] as const)('as %s is for those who review, and noted', (kind) => {
    const file = { kind, ownerId: OWNER };
    const everybody = [null, owner, stranger, newsroom, aStaffMember(['certificates.read']), aReviewer()];
    expect(everybody.map((actor) => maySeeFile(actor, file, true))).toEqual([false, false, false, false, false, true]);
    expect(everybody.filter((actor) => dependsOnRecords(actor, file))).toEqual([]);
    expect(isNotedView(aReviewer(), file)).toBe(true);
  });
});

describe('a public file', () => {
  it('is for everyone, and nobody is noted', () => {
    for (const actor of [null, owner, stranger, newsroom, aReviewer()]) {
      expect(maySeeFile(actor, article, false)).toBe(true);
      expect(dependsOnRecords(actor, article)).toBe(false);
      expect(isNotedView(actor, article)).toBe(false);
    }
  });
});
