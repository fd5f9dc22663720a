import { isIdle } from './idle.js';
import { ROLE } from './role.js';

const NOW = new Date('2026-11-24T09:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);
const idle = (seconds: number, roleId = 10) => isIdle({ minutes: 30 }, { roleId, lastUsedAt: ago(seconds) }, NOW);

describe('an idle session', () => {
  it('is one of staff without a use for so long, and the minute in which uses are gathered', () => {
    expect([idle(0), idle(1800), idle(1860), idle(1861)]).toEqual([false, false, false, true]);
    expect(idle(1861, ROLE.administrator)).toBe(true);
  });

  it('is none of a student or an integrator', () => {
    expect([idle(86_400, ROLE.student), idle(86_400, ROLE.integrator)]).toEqual([false, false]);
  });

  it('is none whose last use is still to come: the clock was set back', () => {
    expect(idle(-86_400)).toBe(false);
  });
});
