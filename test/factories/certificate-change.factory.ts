import type { Actor } from '../../src/domain/account/actor.js';
import { type CertificateForm } from '../../src/domain/certificate/certificate.fields.js';
import type { FormReading } from '../../src/domain/certificate/certificate.form.js';
import type { ChangeContext } from '../../src/domain/certificate/certificate.operations.js';
import { aReviewer, aStudent } from './actor.factory.js';
import { aForm } from './certificate.factory.js';

export const NOW = new Date('2024-06-01T10:00:00Z');
export const NUMBER = 'MYV-ABCDE-FGHJK-MNPQR';
export const by = (actor: Actor, ownerId: number | null = null): ChangeContext => ({ actor, ownerId, now: NOW });
export const student = by(aStudent(7), 7);
export const reviewer = by(aReviewer(51));
export const given = (form: CertificateForm, errors = {}): FormReading => ({ form, errors });
export const complete = given(aForm());
