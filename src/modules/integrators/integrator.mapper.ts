import type { ApiKey, KeyPermission, NewApiKey } from '../../domain/integrator/api-key.js';
import type { Integrator } from '../../domain/integrator/integrator.js';
import { indexWords } from '../../domain/shared/search-words.js';
import { toDate, toDateOrNull } from '../../platform/db/moments.js';
import type { ApiKeyEntity, IntegratorEntity } from './integrator.entity.js';
import type { NewIntegrator } from './integrator.repository.js';

const WORDS_MAX = 1000;

export function toIntegrator({ words: _, created_at, ...row }: IntegratorEntity): Integrator {
  const { id, version, name, contact, purpose, status } = row;
  return { id, version, name, contact, purpose, status, createdAt: toDate(created_at) };
}

export function toIntegratorColumns(integrator: NewIntegrator): Omit<IntegratorEntity, 'id' | 'version'> {
  const { name, contact, purpose, status, createdAt } = integrator;
  const words = indexWords(`${name} ${contact} ${purpose}`).join(' ').slice(0, WORDS_MAX);
  return { name, contact, purpose, status, words, created_at: createdAt.getTime() };
}

const listOf = (text: string) => (text === '' ? [] : text.split(','));

export function toApiKey(row: ApiKeyEntity): ApiKey {
  const { id, version, mode, hash, beginning, name } = row;
  return {
    id,
    version,
    integratorId: row.integrator_id,
    mode,
    hash,
    beginning,
    name,
    permissions: listOf(row.permissions) as KeyPermission[],
    networks: listOf(row.networks),
    endsAt: toDateOrNull(row.ends_at),
    createdBy: row.created_by,
    createdAt: toDate(row.created_at),
    lastUsedAt: toDateOrNull(row.last_used_at),
    revokedAt: toDateOrNull(row.revoked_at),
    leakedAt: toDateOrNull(row.leaked_at),
  };
}

export function toApiKeyColumns(key: NewApiKey): Omit<ApiKeyEntity, 'id' | 'version'> {
  const { integratorId, mode, hash, beginning, name, permissions, networks } = key;
  return {
    integrator_id: integratorId,
    mode,
    hash,
    beginning,
    name,
    permissions: permissions.join(','),
    networks: networks.join(','),
    ends_at: key.endsAt?.getTime() ?? null,
    created_by: key.createdBy,
    created_at: key.createdAt.getTime(),
    last_used_at: key.lastUsedAt?.getTime() ?? null,
    revoked_at: key.revokedAt?.getTime() ?? null,
    leaked_at: key.leakedAt?.getTime() ?? null,
  };
}
