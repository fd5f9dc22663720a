import { WEBHOOK_EVENTS, type WebhookEvent } from '../../../domain/webhook/webhook.js';
import { ACCESS_EXTENSION } from '../access.js';

const TITLES: Readonly<Record<WebhookEvent, string>> = {
  'report.issued': 'A report was issued anew that you have checked',
  'report.superseded': 'A report that you have checked was superseded by a newer edition',
  'report.withdrawn': 'A report that you have checked was withdrawn',
  'check.finished': 'A check of many reports is finished',
  ping: 'You asked for a sign of life',
};

const NUMBER = 'MYV-7K2QM-9T4XB-3HD8E';
const EVENT_ID = 'msg_5f0c2b8e8f6d4c5b9a513c1d1f6a7b10';
const text = (example: string, description: string) => ({ type: 'string', example, description });

const HEADERS = [
  ['webhook-id', EVENT_ID, 'The same in each try: by it you know an event again.'],
  [
    'webhook-timestamp',
    '1772337845',
    'When it was sent, in seconds since 1970. Refuse what is older than five minutes.',
  ],
  [
    'webhook-signature',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
    'Of id, time and body; several while a secret is changed.',
  ],
] as const;

/** What integrators are told of by themselves, by Standard Webhooks. */
export function webhooks(): Record<string, object> {
  return Object.fromEntries(WEBHOOK_EVENTS.map((event) => [event, { post: operation(event) }]));
}

/** `report.issued`: `onReportIssued`. */
const idOf = (event: WebhookEvent) => `on.${event}`.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase());

function operation(event: WebhookEvent) {
  return {
    operationId: idOf(event),
    summary: TITLES[event],
    description: 'Signed by Standard Webhooks and sent to the address of your webhook. It holds no personal data.',
    tags: ['Webhooks'],
    security: [],
    [ACCESS_EXTENSION]: 'open',
    parameters: HEADERS.map(([name, example, description]) => ({
      name,
      in: 'header',
      required: true,
      description,
      schema: { type: 'string' },
      example,
    })),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: body(event), example: exampleOf(event) } },
    },
    responses: {
      '2XX': { description: 'Taken. Anything else, a redirect too, or nothing within 10 s, is tried again later.' },
    },
  };
}

function body(event: WebhookEvent) {
  return {
    type: 'object',
    required: ['type', 'id', 'number', 'check', 'time'],
    properties: {
      type: { type: 'string', enum: [event], example: event },
      id: text(EVENT_ID, 'As in `webhook-id`.'),
      number: { ...text(NUMBER, 'Of the report; `null` where it is about none.'), nullable: true },
      check: {
        type: 'integer',
        example: 12,
        nullable: true,
        description: 'The id of the check; `null` where it is about none.',
      },
      time: {
        ...text(
          '2026-03-01T04:05:06.789Z',
          'When it was put on its way, soon after it happened; the same in each try. Events may come in another order.',
        ),
        format: 'date-time',
      },
    },
  };
}

function exampleOf(event: WebhookEvent) {
  return {
    type: event,
    id: EVENT_ID,
    number: event.startsWith('report.') ? NUMBER : null,
    check: event === 'check.finished' ? 12 : null,
    time: '2026-03-01T04:05:06.789Z',
  };
}
