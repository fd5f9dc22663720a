import { type Message, message } from '../../../domain/messages/message.js';
import { wireText } from '../../../domain/messages/wire.js';
import { REQUEST_ID } from '../errors/errors.js';
import { ERROR_PAGES, titleOf } from '../errors/problem.js';

const SAID: Message = message('required', { label: 'major' });
const TEXT = { type: 'string', example: wireText(SAID) };
const MESSAGE = { $ref: '#/components/schemas/Message' };

const CODE = {
  type: 'string',
  example: SAID.code,
  description: 'Which message it is, in every language; it stays when the text is put into better words.',
};
const PARAMS = {
  type: 'object',
  additionalProperties: {
    anyOf: [
      { type: 'string' },
      { type: 'number', format: 'double' },
      { type: 'array', items: { type: 'string' } },
      { type: 'array', items: MESSAGE },
    ],
  },
  example: SAID.params,
  description: 'What the text of the message has in its gaps, by name.',
};

/** What an error tells on both surfaces. */
const TOLD = {
  message: { ...TEXT, description: 'A text for people.' },
  code: { ...CODE, description: `${CODE.description} Left out where several messages are told at once.` },
  params: PARAMS,
  reason: { type: 'string', example: 'missing_fields', description: 'A stable word for programs.' },
  errors: {
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { major: TEXT.example },
    description: 'A text by field.',
  },
  codes: {
    type: 'object',
    additionalProperties: MESSAGE,
    example: { major: SAID },
    description: 'The same as `errors`, as codes with their parameters.',
  },
  retryAfter: { type: 'integer', example: 60, description: 'Seconds.' },
  requestId: { type: 'string', example: REQUEST_ID },
};

const ENVELOPED = {
  type: 'object',
  required: ['code', 'message', 'errMsg', 'data'],
  properties: {
    code: { type: 'integer', example: 400, description: 'The HTTP status; 500 where the session is lost.' },
    message: TEXT,
    errMsg: TEXT,
    data: { type: 'object', required: ['message', 'reason', 'requestId'], properties: TOLD },
  },
};

const PROBLEM = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'instance', 'message', 'reason', 'errors', 'codes', 'requestId'],
  description: 'A problem as RFC 9457 has it.',
  properties: {
    type: {
      type: 'string',
      format: 'uri-reference',
      example: `${ERROR_PAGES}/missing_fields`,
      description: 'A page about the reason.',
    },
    title: { type: 'string', example: titleOf('missing_fields'), description: 'The reason for people.' },
    status: { type: 'integer', example: 400, description: 'The HTTP status.' },
    detail: { ...TEXT, description: 'The same as `message`.' },
    instance: {
      type: 'string',
      format: 'uri',
      example: `urn:uuid:${REQUEST_ID}`,
      description: 'The `requestId` as an address.',
    },
    ...TOLD,
    stale: {
      type: 'object',
      required: ['currentVersion', 'changedFields'],
      properties: {
        currentVersion: { type: 'integer', example: 5 },
        changedFields: { type: 'array', items: { type: 'string' }, example: ['status', 'university'] },
      },
      description: 'With `stale_version` of a certificate: which fields were changed since the version that was sent.',
    },
  },
};

/** The shapes of errors, for the document's components. */
export const ERROR_SCHEMAS: Readonly<Record<string, object>> = {
  Message: { type: 'object', required: ['code'], properties: { code: CODE, params: PARAMS } },
  PortalFailure: ENVELOPED,
  ResourceFailure: PROBLEM,
};
