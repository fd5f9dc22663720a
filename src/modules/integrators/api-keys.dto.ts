import { ApiProperty, PartialType, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  KEY_NAME,
  KEY_PERMISSIONS,
  KEY_STATES,
  type KeyFields,
  type KeyPermission,
  type KeyState,
  NETWORKS_MAX,
} from '../../domain/integrator/api-key.js';
import { readNetwork } from '../../domain/integrator/key-networks.js';
import { KEY_MODES, type KeyMode } from '../../domain/integrator/key-text.js';
import { message } from '../../domain/messages/message.js';
import { Field } from '../../platform/http/field.decorator.js';
import { IsRecordId } from '../../platform/http/record-id.js';
import { idFilter, idsFilter, type ListRules, Q_MAX, textFilter } from '../../platform/http/resource-list.dto.js';
import { Rule } from '../../platform/http/rule.decorator.js';
import { Version } from '../../platform/http/version.decorator.js';
import type { MadeKey, ShownKey } from './api-keys.service.js';
import type { ApiKeyFilter, ApiKeySort } from './integrator.repository.js';

const PERMISSIONS_EXPECTED = message('permissions_expected', { choices: KEY_PERMISSIONS.join(', ') });

function permissionsProblem(given: unknown) {
  const fits = Array.isArray(given) && given.length > 0 && given.every((one) => KEY_PERMISSIONS.includes(one));
  return fits ? null : PERMISSIONS_EXPECTED;
}

function networksProblem(given: unknown) {
  if (given === undefined || given === null) return null;
  const fits = Array.isArray(given) && given.length <= NETWORKS_MAX && given.every((one) => readNetwork(one) !== null);
  return fits ? null : message('networks_expected', { max: NETWORKS_MAX });
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?(Z|[+-]\d{2}:\d{2})$/;

function endProblem(given: unknown) {
  if (given === undefined || given === null) return null;
  const fits = typeof given === 'string' && MOMENT.test(given) && !Number.isNaN(Date.parse(given));
  return fits ? null : message('filter_moment');
}

const modeProblem = (given: unknown) =>
  given === undefined || KEY_MODES.some((mode) => mode === given)
    ? null
    : message('one_of_needed', { name: 'mode', choices: KEY_MODES.join(', ') });

export class ApiKeyInputDto {
  /** @example 12 */
  @IsRecordId('integratorId')
  integratorId!: number;

  /** `test`: sees the fixed reports of the test mode alone; `live` if left out. */
  @Rule(modeProblem)
  @ApiProperty({ enum: KEY_MODES, required: false, example: 'live' })
  mode?: KeyMode;

  /** What it is used for. @example "Admissions, nightly run" */
  @Field(KEY_NAME)
  name!: string;

  /** What it opens: nothing else. */
  @Rule(permissionsProblem)
  @ApiProperty({ enum: KEY_PERMISSIONS, isArray: true, example: ['reports.check'] })
  permissions!: KeyPermission[];

  /** From where alone it works; from anywhere where there is none. */
  @Rule(networksProblem)
  @Transform(({ value }) => (Array.isArray(value) ? value.map((one) => readNetwork(one) ?? one) : value))
  @ApiProperty({
    type: 'array',
    items: { type: 'string' },
    maxItems: NETWORKS_MAX,
    required: false,
    nullable: true,
    example: ['203.0.113.0/24'],
  })
  networks?: string[] | null;

  /** When it stops by itself; never where this is null or left out. @example "2099-12-31T16:00:00.000Z" */
  @Rule(endProblem)
  endsAt?: string | null;
}

/** What is left out stays as it is; mode and integrator of a key never change. */
export class ApiKeyChangeDto extends PartialType(
  PickType(ApiKeyInputDto, ['name', 'permissions', 'networks', 'endsAt']),
  { skipNullProperties: false },
) {
  /** The version that the change is based on; where it is left out, the present state is changed. @example 1 */
  @Version({ optional: true })
  version?: number | null;
}

export function toKeyFields({ name, permissions, networks, endsAt }: ApiKeyChangeDto): Partial<KeyFields> {
  return {
    name,
    permissions: permissions && KEY_PERMISSIONS.filter((one) => permissions.includes(one)),
    networks: networks === null ? [] : networks,
    endsAt: typeof endsAt === 'string' ? new Date(endsAt) : endsAt,
  };
}

export class ApiKeyDto {
  /** @example 12 */
  id!: number;
  /** Counts the changes. @example 1 */
  version!: number;
  /** @example 12 */
  integratorId!: number;
  /** @example "Universiti Contoh, Admissions" */
  integratorName!: string;
  @ApiProperty({ enum: KEY_MODES, example: 'live' })
  mode!: KeyMode;
  /** The first of its characters, by which keys are told apart. @example "mv_live_3kTnQ8Zb" */
  beginning!: string;
  /** @example "Admissions, nightly run" */
  name!: string;
  @ApiProperty({ enum: KEY_PERMISSIONS, isArray: true, example: ['reports.check'] })
  permissions!: KeyPermission[];
  /** @example ["203.0.113.0/24"] */
  networks!: string[];
  /** Whether it works: it may also have ended, or been revoked. */
  @ApiProperty({ enum: KEY_STATES, example: 'active' })
  state!: KeyState;
  @ApiProperty({ type: String, nullable: true, example: null })
  endsAt!: string | null;
  /** @example "2026-03-02T04:05:06.789Z" */
  createdAt!: string;
  /** @example "2026-03-03T04:05:06.789Z" */
  lastUsedAt!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null })
  revokedAt!: string | null;
  /** When it was seen in an address, and ended. */
  @ApiProperty({ type: String, nullable: true, example: null })
  leakedAt!: string | null;
}

export class MadeApiKeyDto extends ApiKeyDto {
  /**
   * The key itself, which is shown this once and kept nowhere.
   * @example "mv_live_3kTnQ8Zb0pXvYw2LmRs7Dc9Ef1GhJk0a1B2c"
   */
  key!: string;
}

const written = (moment: Date | null) => moment?.toISOString() ?? null;

export function toApiKeyDto({ key, integratorName, state }: ShownKey): ApiKeyDto {
  const { id, version, integratorId, mode, beginning, name, permissions, networks } = key;
  return {
    id,
    version,
    integratorId,
    integratorName,
    mode,
    beginning,
    name,
    permissions: [...permissions],
    networks: [...networks],
    state,
    endsAt: written(key.endsAt),
    createdAt: key.createdAt.toISOString(),
    lastUsedAt: written(key.lastUsedAt),
    revokedAt: written(key.revokedAt),
    leakedAt: written(key.leakedAt),
  };
}

export function toMadeApiKeyDto(made: MadeKey): MadeApiKeyDto {
  return { ...toApiKeyDto(made), key: made.text };
}

export const API_KEY_LIST: ListRules<ApiKeySort, ApiKeyFilter> = {
  sortable: ['id', 'name', 'integratorId', 'beginning', 'mode', 'createdAt', 'lastUsedAt'],
  descending: true,
  filters: { id: idsFilter, integratorId: idFilter, q: textFilter(Q_MAX) },
};
