import { otlpSpan } from './otlp-span.js';
import type { EndedSpan } from './spans.port.js';

const ID = '0b9c6f3e-8d4a-4f57-9a31-5c7e2d1f0a86';
const END = 1_764_000_000_000;
const request: EndedSpan = {
  kind: 'request',
  name: 'GET /api/v1/jobs/:id',
  requestId: ID,
  ms: 12.5,
  failed: false,
  attributes: { 'http.route': '/api/v1/jobs/:id', 'http.response.status_code': 200 },
};
const job: EndedSpan = { ...request, kind: 'job', name: 'mail.code', attributes: {} };

it('has the id of its request for that of the trace', () => {
  expect(otlpSpan(request, END)).toEqual({
    traceId: '0b9c6f3e8d4a4f579a315c7e2d1f0a86',
    spanId: '9a315c7e2d1f0a86',
    name: 'GET /api/v1/jobs/:id',
    kind: 2,
    startTimeUnixNano: '1763999999987500000',
    endTimeUnixNano: '1764000000000000000',
    attributes: [
      { key: 'http.route', value: { stringValue: '/api/v1/jobs/:id' } },
      { key: 'http.response.status_code', value: { intValue: '200' } },
    ],
    links: [],
    status: {},
  });
});

it('of a job is below that of the request that ordered it, and alone where none did', () => {
  const [one, again] = [otlpSpan(job, END), otlpSpan({ ...job, failed: true }, END)];
  expect(one).toMatchObject({ traceId: '0b9c6f3e8d4a4f579a315c7e2d1f0a86', parentSpanId: '9a315c7e2d1f0a86', kind: 5 });
  expect(one.spanId).not.toBe(again.spanId);
  expect(again.status).toEqual({ code: 2 });
  const alone = otlpSpan({ ...job, requestId: null }, END);
  expect(alone.traceId).toMatch(/^[\da-f]{32}$/);
  expect(alone.parentSpanId).toBeUndefined();
});

it.each([
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', 1],
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00', 1],
  [`00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, 0],
  [`00-4bf92f3577b34da6a3ce929d0e0e4736-${'0'.repeat(16)}-01`, 0],
  ['00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01', 0],
  ['nonsense', 0],
  [undefined, 0],
])('with the header %s is linked to a trace from outside: %d', (traceparent, links) => {
  expect(otlpSpan({ ...request, traceparent }, END).links).toHaveLength(links);
});
